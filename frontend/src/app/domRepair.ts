/** What translators and extensions do to the page while it lives: they put `<font>` in the place of words, wrap them, move
 * them, or take them away.  The page writes into the nodes that it has made; one that is no longer in its place would stay
 * as it was, or be there twice, or stop the page.  So before a part of the page is drawn anew, whatever others have changed
 * among its nodes is put back as the page had left it; what then has not changed is given back to them.
 */

import { options, type VNode } from "preact";

/** What the page has made; of a text, what it says. */
export type Made = WeakMap<Node, string | null>;

/** What of Preact is seen by its hooks (the names are the same in all its versions, for `preact/hooks` needs them). */
export interface Drawn {
  readonly __e?: Node | null; // the node that was made
  readonly __c?: { readonly __P?: Node | null } | null; // the component, and the element that it draws into
  readonly props: VNode["props"] | string; // a text's is what it says
}

interface Hooks {
  __r?: (vnode: Drawn) => void; // before a component is drawn
}

interface Lent {
  readonly parent: Node;
  readonly ours: readonly ChildNode[];
  readonly theirs: readonly ChildNode[];
  readonly words: readonly (string | null)[];
}

/** By element in which others have changed something: its nodes as the page had left them. */
const left = new Map<Node, readonly ChildNode[]>();
let made: Made = new WeakMap();
let lent: Lent[] | null = null; // while the page is being drawn

const hooks = options as Hooks;
const { __r: before } = hooks;
hooks.__r = (vnode) => {
  const place = vnode.__c?.__P;
  if (lent && place) lent.push(...putBack(place));
  before?.(vnode);
};

/** These are the page's nodes; what is made later comes to them. */
export function meet(known: Made): void {
  made = known;
}

/** Draws what has to be drawn anew; `forget`: what was noted until now was done by the page. */
export function drawn(draw: () => void, forget: () => void): void {
  lent = [];
  try {
    draw();
  } finally {
    giveBack(lent);
    lent = null;
    forget();
  }
}

/** Takes note of what others have changed. */
export function note(records: readonly MutationRecord[]): void {
  const changed = new Map<Node, MutationRecord[]>();
  for (const record of records) changed.set(record.target, [record, ...(changed.get(record.target) ?? [])]);
  for (const [parent, latestFirst] of changed) {
    if (left.has(parent)) continue;
    let nodes = [...parent.childNodes];
    for (const { addedNodes, removedNodes, nextSibling } of latestFirst) {
      const added = new Set<Node>(addedNodes);
      nodes = nodes.filter((node) => !added.has(node));
      const at = nextSibling ? nodes.indexOf(nextSibling as ChildNode) : nodes.length;
      nodes.splice(at < 0 ? nodes.length : at, 0, ...([...removedNodes] as ChildNode[]));
    }
    if (nodes.some((node) => made.has(node))) left.set(parent, nodes);
  }
}

/** Below `place` the page's nodes lie again as it had left them. */
function putBack(place: Node): readonly Lent[] {
  const found: Lent[] = [];
  for (const [parent, ours] of left) {
    if (!place.contains(parent)) continue;
    left.delete(parent);
    const theirs = [...parent.childNodes];
    if (alike(ours, theirs)) continue;
    const wrapped = ours.some((node) => node.parentNode && node.parentNode !== parent);
    arrange(parent, ours);
    for (const node of ours) {
      const says = made.get(node);
      if (says != null && node.nodeValue !== says) node.nodeValue = says; // emptied before it was taken away
    }
    if (!wrapped) found.push({ parent, ours, theirs, words: ours.map((node) => node.nodeValue) });
  }
  return found;
}

/** What has not changed is as others had it. */
function giveBack(lent: readonly Lent[]): void {
  for (const { parent, ours, theirs, words } of lent) {
    if (!parent.isConnected || !alike([...parent.childNodes], ours) || !ours.every((node, i) => node.nodeValue === words[i])) continue;
    arrange(parent, theirs);
    left.set(parent, ours);
  }
  for (const parent of left.keys()) if (!parent.isConnected) left.delete(parent);
}

function alike(some: readonly Node[], others: readonly Node[]): boolean {
  return some.length === others.length && some.every((node, i) => node === others[i]);
}

/** Makes these the nodes of `parent`, and moves none that lies right: what is moved would lose the focus. */
function arrange(parent: Node, nodes: readonly ChildNode[]): void {
  const wanted = new Set<Node>(nodes);
  for (const node of [...parent.childNodes]) if (!wanted.has(node)) node.remove();
  let at = parent.firstChild;
  for (const node of nodes) {
    if (node === at) at = node.nextSibling;
    else parent.insertBefore(node, at);
  }
}
