/** The settings: language, colours, speed, sound, size of letters. */

import { useSay } from "../words/settings/index.ts";
import { applyLocale } from "./locale.ts";
import { change, TEXT_SIZES, useSettings } from "./settings.ts";
import { Dialog } from "./Dialog.tsx";
import { Check, Choice } from "./ui.tsx";

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const set = useSettings();
  return (
    <Dialog title={say("settings")} onClose={onClose} size="small">
      <div class="settings">
        <Choice label={say("language")} value={set.lang} values={[["de", "Deutsch"], ["en", "English"]]} onChange={applyLocale} />
        <Choice
          label={say("colours")}
          value={set.theme}
          values={[["system", say("theme_system")], ["light", say("theme_light")], ["dark", say("theme_dark")]]}
          onChange={(theme) => { change({ theme }); }}
        />
        <Choice
          label={say("speed")}
          value={set.speed}
          values={[["slow", say("speed_slow")], ["middle", say("speed_middle")], ["fast", say("speed_fast")], ["off", say("speed_off")]]}
          onChange={(speed) => { change({ speed }); }}
        />
        <p class="hint">{say("speed_hint")}</p>
        <Choice
          label={say("plates")}
          value={set.plates}
          values={[["auto", say("plates_auto")], ["compact", say("plates_compact")], ["full", say("plates_full")]]}
          onChange={(plates) => { change({ plates }); }}
        />
        <Choice label={say("text_size")} value={set.text} values={TEXT_SIZES.map((size) => [size, new Intl.NumberFormat(set.lang, { style: "percent" }).format(size / 100)] as const)} onChange={(text) => { change({ text }); }} />
        <Check label={say("marks")} value={set.marks} onChange={(marks) => { change({ marks }); }} hint={say("marks_hint")} />
        <Check label={say("sound")} value={set.sound} onChange={(sound) => { change({ sound }); }} hint={say("sound_hint")} />
      </div>
    </Dialog>
  );
}
