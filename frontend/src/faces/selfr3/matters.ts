/** What of the others' turns matters to a seat, and how it is said there. */

import type { Loss, Matter } from "../../table/digest.ts";
import type { Fights, Scene, Told } from "../face.ts";
import { FOUGHT, ofLine } from "../parts/fought.ts";
import { placeLost, weighed } from "../parts/matters.ts";
import { numbers } from "../parts/story.ts";
import { bidless } from "./bidless.ts";
import { cardName, listed, regionOf, wordsOf } from "./drawn.tsx";
import { story, type Fight } from "./story.ts";
import { PLAY } from "./words/play/index.ts";

const weigh = weighed({
  taken: ["conquered", "bombed", "sniped", "mined", "blackout", "inflation", "spoils"],
  lost: ["lost", "officer_lost", "emptied", "disbanded", "station_fell", "retreated", "officer_retreated", "wealth_lapsed", "monopoly_missed", "armies_lapsed", "eliminated"],
  gained: ["wealth", "monopoly", "resistance", "hidden_units", "hidden_station", "reinforced", "continent"],
  about: ["attacked", "marker"],
  drawn: ["drew", "turned_up"],
  moves: ["posted", "station_set", "attacked", "conquered", "entered", "marker", "officer_bought", "station_bought", "eliminated", "emptied", "played", "continent"],
});

/** What one's own turn begins with is told, but not that of others. */
export const matters = (told: Told, scene: Scene): Matter => {
  const mine = told["seat"] === scene.viewer;
  if (told.event === "income") return mine ? "move" : null;
  if (told.event === "attacked" && fightOf(told, scene)?.end === "conquered") return null; // what was conquered is told by itself
  return weigh(told, mine, told["other"] === scene.viewer);
};

/** The battle that an attack belongs to. */
const fightOf = ({ seat, source, region }: Told, scene: Scene): Fight | undefined => story(scene).fights.findLast((one) => one.seat === seat && one.source === source && one.region === region);

export const takes = ({ event, seat, region }: Told, scene: Scene): { readonly by: string; readonly place: string } | null =>
  (event === "conquered" || event === "entered") && typeof seat === "number" && typeof region === "string" ? { by: scene.called(seat), place: regionOf(scene, region) } : null;

export const took = (by: string, places: readonly string[], brief: boolean, scene: Scene): string => PLAY.in(scene.words.lang).took(by, places.length, brief && places.length > 1 ? "" : listed(scene, places));

/** A card that comes says what it is for; a land that is turned up, for which card. */
function drawn(told: Told, scene: Scene): string | null {
  const { event, seat } = told;
  const played = event === "turned_up" ? scene.log.flatMap(({ events = [] }) => events).findLast((one) => one.event === "played" && one["seat"] === seat) : told;
  const card = event === "turned_up" || event === "drew" ? played?.["card"] : undefined;
  if (typeof card !== "string") return null;
  return `${cardName(scene, card)}: ${event === "drew" ? "" : `${told.sentence} `}${scene.words.name("does", card)}`; // that it was bought one knows: two lines are for what it does
}

export function brief(told: Told, scene: Scene): string | null {
  const said = drawn(told, scene);
  if (said) return said;
  if (told.event === "marker" && told["seat"] === scene.viewer && bidless(scene, scene.viewer)) return `${PLAY.in(scene.words.lang).noBid} ${told.sentence}`;
  const [seat, source, region] = [told["seat"], told["source"], told["region"]];
  if (!["attacked", "entered", "moved_in", "moved"].includes(told.event) || typeof seat !== "number" || typeof source !== "string" || typeof region !== "string") return null;
  const way = wordsOf(scene).brief(scene.called(seat), regionOf(scene, source), regionOf(scene, region));
  return told.event === "attacked" && fightOf(told, scene)?.end === "stopped" ? PLAY.in(scene.words.lang).repelled(way) : way;
}

export const also = ({ event, seat, officer }: Told, scene: Scene): string | null =>
  event === "officer_lost" && seat === scene.viewer && typeof officer === "string" ? PLAY.in(scene.words.lang).officerToo(scene.words.name("officer", officer)) : null;

export function loss({ event, region, armies, other, seat }: Told, scene: Scene): Loss | null {
  if (event === "conquered" && other === scene.viewer && typeof region === "string") return placeLost(regionOf(scene, region), wordsOf(scene).territoriesN, typeof seat === "number" ? scene.called(seat) : "");
  if (event !== "lost" || typeof region !== "string") return null;
  return { place: regionOf(scene, region), kind: event, n: Number(armies), said: (n) => wordsOf(scene).armies(n) };
}

export const fights: Fights = {
  opens: ["attacked"], ends: ["conquered", "truced", "broken_off"], tells: ["conquered", "truced", "broken_off", "continent", "eliminated"], trails: ["moved_in", "officer_moved_in"],
  sides: ({ seat, other }) => [...numbers(seat), ...numbers(other)],
};

/** Also of one that was left. */
export function fought(line: number, scene: Scene): string {
  const fight = story(scene).fights.find((one) => ofLine(one, line));
  if (!fight?.throws.length) return "";
  const left = fight.end === "conquered" ? "" : `${PLAY.in(scene.words.lang).repelled(wordsOf(scene).brief(scene.called(fight.seat), regionOf(scene, fight.source), regionOf(scene, fight.region)))}. `;
  return `${left}${FOUGHT[scene.words.lang].losses(0, ...fight.lost)}`;
}
