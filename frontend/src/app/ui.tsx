/** What all pages are made of: links, buttons, things that load. */

import type { ComponentChildren, ComponentType } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";

import { useSay } from "../words/index.ts";
import { explained, isOwnFault } from "./faults.ts";
import { Icon, type IconName } from "./icons.tsx";
import { notify } from "./toasts.ts";
import { go } from "./routes.ts";

/** A link within the page; with a modifier key it does what links do. */
interface LinkProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly target?: string;
  readonly "aria-label"?: string;
}

export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || rest.target !== undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={follow} {...rest}>{children}</a>;
}

interface ButtonProps {
  readonly onClick?: (() => void) | undefined;
  readonly kind?: "primary" | "secondary" | "quiet";
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly type?: "button" | "submit";
  readonly label?: string;
  /** What it is about, besides its text. */
  readonly hint?: string | undefined;
  readonly wide?: boolean;
  /** Whether Tab stops here; the arrows may lead to it all the same. */
  readonly tab?: boolean;
  /** Here the keyboard goes on when what it was on has gone (`focus.ts`). */
  readonly next?: boolean;
  readonly children?: ComponentChildren;
}

export function Button({ onClick, kind = "secondary", icon, disabled, pressed, type = "button", label, hint, wide, tab = true, next = false, children }: ButtonProps) {
  // not `disabled`: that would take the focus away from under the keyboard while something is under way
  const act = (event: MouseEvent): void => { if (disabled) event.preventDefault(); else onClick?.(); };
  const classes = ["button", kind, wide ? "wide" : "", children === undefined ? "bare" : ""].filter(Boolean).join(" ");
  return (
    <button type={type} class={classes} tabIndex={tab ? 0 : -1} data-next={next ? "" : undefined} aria-disabled={disabled || undefined} aria-pressed={pressed} aria-label={label} title={children === undefined ? label : hint} onClick={act}>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

/** A file is chosen by a button of ours: the browser's own speaks its language, not the page's. */
export function FileButton({ label, accept, disabled, onFile }: { readonly label: string; readonly accept: string; readonly disabled?: boolean; readonly onFile: (file: File) => void }) {
  return (
    <label class="file">
      <input type="file" class="unseen" accept={accept} disabled={disabled} onChange={({ currentTarget: input }) => {
        const [file] = input.files ?? [];
        if (file) onFile(file);
        input.value = ""; // the same file may be chosen again
      }} />
      <span class="button secondary">{label}</span>
    </label>
  );
}

/** One of several: radio buttons that look like a row of keys. */
export function Choice<T extends string | number>({ label, value, values, onChange }: { readonly label: string; readonly value: T; readonly values: readonly (readonly [T, string])[]; readonly onChange: (value: T) => void }) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div>
        {values.map(([one, text]) => (
          <label key={one} class={one === value ? "on" : ""}>
            <input type="radio" name={name} checked={one === value} onChange={() => { onChange(one); }} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Check({ label, value, onChange, hint }: { readonly label: string; readonly value: boolean; readonly onChange: (value: boolean) => void; readonly hint?: string }) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => { onChange(event.currentTarget.checked); }} />
      <span>{label}{hint && <small>{hint}</small>}</span>
    </label>
  );
}

/** Copies a text, and says so. */
export function CopyButton({ text, children, kind = "secondary", wide = false }: { readonly text: string; readonly children: ComponentChildren; readonly kind?: "primary" | "secondary"; readonly wide?: boolean }) {
  const say = useSay();
  const copy = (): void => {
    copyText(text).then(() => { notify(say("copied")); }, () => { notify(say("not_copied"), "refusal"); });
  };
  return <Button icon="copy" kind={kind} wide={wide} onClick={copy}>{children}</Button>;
}

/** Also where the page is not served securely, as on a local network. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (!copied) throw new Error("the browser does not copy");
}

export type Loaded<T> = { readonly state: "loading" } | { readonly state: "failed"; readonly error: unknown } | { readonly state: "here"; readonly value: T };

/** Loads something, and again when one of `inputs` changes; what was there stays until then. */
export function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const [loaded, set] = useState<Loaded<T>>({ state: "loading" });
  useLayoutEffect(() => { // begun before the page is drawn
    let current = true;
    load().then(
      (value) => { if (current) set({ state: "here", value }); },
      (error: unknown) => { if (current) set({ state: "failed", error }); },
    );
    return () => { current = false; };
  }, inputs);
  return loaded;
}

export function Waiting() {
  const say = useSay();
  return <p class="waiting" role="status">{say("loading")}</p>;
}

export function Failed({ error }: { readonly error: unknown }) {
  const say = useSay();
  return (
    <div class="failed" role="alert">
      <p>{explained(error, say)}</p>
      <p class="actions">
        <Button onClick={() => { location.reload(); }}>{say(isOwnFault(error) ? "reload" : "try_again")}</Button>
        {location.pathname !== "/" && <Link to="/" class="button primary">{say("to_lobby")}</Link>}
      </p>
    </div>
  );
}

export type LazyType<P> = ComponentType<P> & {
  /** Loads it before anybody needs it; whoever needs it then is told if that fails. */
  readonly fetch: () => Promise<void>;
};

/** Something that is loaded when it is needed; `Meanwhile` is there until then. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, Meanwhile: ComponentType = Waiting): LazyType<P> {
  let known: ComponentType<P> | null = null;
  const fetched = async (): Promise<ComponentType<P>> => (known ??= await load());
  function Lazy(props: P) {
    const [Page, set] = useState<{ readonly Page: ComponentType<P> | null; readonly error: unknown }>({ Page: known, error: null });
    useLayoutEffect(() => {
      if (Page.Page) return;
      fetched().then((found) => { set({ Page: found, error: null }); }, (error: unknown) => { set({ Page: null, error }); });
    }, []);
    if (Page.error !== null) return <Failed error={Page.error} />;
    return Page.Page ? <Page.Page {...props} /> : <Meanwhile />;
  }
  return Object.assign(Lazy, { fetch: async () => { await fetched().catch(() => undefined); } });
}
