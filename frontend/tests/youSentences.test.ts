/** Sentences of the faces about a seat: whoever reads them is "you" in both languages, everybody else has a name. */

import { describe, expect, it } from "vitest";

import { ABOUT } from "../src/faces/attack/words/about/index.ts";
import { WORDS as ATTACK } from "../src/faces/attack/words/index.ts";
import { sceneWords as attackScenes } from "../src/faces/attack/words/scenes/index.ts";
import { WORDS as ATTACKE } from "../src/faces/attacke/words/index.ts";
import { WORDS as ATTILA } from "../src/faces/attila/words/index.ts";
import { sceneWords as attilaScenes } from "../src/faces/attila/words/scenes/index.ts";
import { WORDS as SELFR3 } from "../src/faces/selfr3/words/index.ts";
import { PLAY as SELFR3_PLAY } from "../src/faces/selfr3/words/play/index.ts";
import type { Lang } from "../src/words/lexicon.ts";

await Promise.all([ATTACK, ATTACKE, ATTILA, SELFR3, SELFR3_PLAY, ABOUT].flatMap((words) => [words.learn("de"), words.learn("en")]));

const YOU = { de: /\b(du|dich|dir|deine?[rmns]?|ich)\b/i, en: /\b(your?|I)\b/i };

/** Each sentence with a name and with "you"; where no flag says so, an empty name does. */
function sentences(lang: Lang): readonly (readonly [string, string])[] {
  const [attack, attacke, attila, selfr3, about] = [attackScenes(lang), ATTACKE.in(lang), attilaScenes(lang), { ...SELFR3.in(lang), ...SELFR3_PLAY.in(lang) }, ABOUT.in(lang)];
  const flagged = [attack.seaYielded, attack.getsCard, attack.cardFrom, (name: string, you: boolean) => attack.joins("Angola", name, you), (name: string, you: boolean) => attack.joinsRival("Angola", name, you), attacke.wardsBy, attacke.demandWarded, attacke.demandNothing, attacke.keptBy, attacke.wholeOf, attacke.isOwn, selfr3.isOwn];
  const unnamed = [attack.attackOn, about.capitalOf, attack.won, attack.held, (name: string) => attack.loses(name, "3"), selfr3.passFor, (name: string) => attack.attackedBy(name, "3"), (name: string) => selfr3.windowAsk(name, "A", "B")];
  return [
    ...flagged.map((say) => [say("Anna", false), say("Anna", true)] as const),
    ...unnamed.map((say) => [say("Anna"), say("")] as const),
    [attacke.demandBy("Anna", 2, false), attacke.demandBy("Anna", 2, true)],
    [attacke.demandPaid("Anna", "Anna", 2, false, false), attacke.demandPaid("Anna", "Anna", 2, true, true)],
    [attacke.demandAll("Anna", "Anna", 2, false, false), attacke.demandAll("Anna", "Anna", 2, true, true)],
    [attila.takenBack("Anna", 1, false), attila.takenBack("Anna", 1, true)],
  ];
}

describe.each(["de", "en"] as const)("in %s", (lang) => {
  it.each(sentences(lang))("%s / %s", (named, read) => {
    expect(named).toContain("Anna");
    expect(read).not.toContain("Anna");
    expect(read).toMatch(YOU[lang]);
  });
});
