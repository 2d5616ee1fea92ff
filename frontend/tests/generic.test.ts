import { expect, it } from "vitest";

import { face as attacke } from "../src/faces/attacke/index.ts";
import { along, besides, planned } from "../src/faces/attacke/listed.tsx";
import { chosen } from "../src/faces/attacke/map.ts";
import { ABOUT } from "../src/faces/attacke/words/about/index.ts";
import { begin, values } from "../src/table/draft.ts";
import { offered, standsThere } from "../src/table/generic.ts";
import { at, begin as anew, take } from "./attackeMoments.ts";

it("offers what ends it all last: it was the first and largest of the list", () => {
  expect(offered(["finish", "pick", "send"], (kind) => kind)).toEqual(["pick", "send", "finish"]);
  expect(offered(["place", "influence"], (kind) => kind)).toEqual(["place", "influence"]);
});

it("says beside every place of the list what the map shows there: whose it is, but neither its name again nor that it can be chosen", () => {
  anew();
  const scene = at("choose");
  const { draft } = scene;
  if (!draft) throw new Error("nothing is asked");
  for (const land of values(draft, "land", { action: "fight" })) expect(standsThere(attacke, scene, "land", land)).toMatch(/^Gehört \w.+\. In [A-Z]\w+(, das ganz in einer Hand ist)?\.$/);
});

it("says in Attacke's list how strong and how likely everything is that the hand and the map say it of", async () => {
  anew();
  await ABOUT.learn("de");
  const scene = at("choose");
  const { draft } = scene;
  if (!draft) throw new Error("nothing is asked");
  const said = (action: string, field: string) => values(draft, field, { action }).map((value) => besides(scene, { action, field, value }));
  for (const line of said("fight", "land")) expect(line).toMatch(/^\d+ Karten?$/);
  for (const line of said("treason", "land")) expect(line).toMatch(/^Chance \d+\s?%$/);
  for (const line of said("revolution", "continent")) expect(line).toMatch(/^im Schnitt [\d,]+ von (einem Land|\d+ Ländern)$/);
  for (const line of said("demand", "player")) expect(line).toMatch(/^\d+ Karten?; Chance \d+\s?%$/);
  expect(besides(scene, { action: "finish", field: "action", value: "finish" })).toBe("");
});

it("says of what is planned what stood beside it", async () => {
  anew();
  await ABOUT.learn("de");
  const scene = at("choose");
  const { draft } = scene;
  const step = draft?.decision.legal.find(({ fields }) => fields["action"] === "treason");
  if (!draft || !step) throw new Error("no treason is possible");
  expect(planned({ ...scene, draft: { ...begin(draft.decision), steps: [step] } })).toBe(besides(scene, { action: "treason", field: "land", value: step.fields["land"] ?? "" }));
  expect(planned(scene)).toBe("");
});

it("lays the set that is picked up in the hand with an attack that is chosen from the list", async () => {
  anew();
  await ABOUT.learn("de");
  const scene = at("choose");
  const [fight, treason] = ["fight", "treason"].map((one) => scene.draft?.decision.legal.find(({ fields }) => fields["action"] === one));
  if (!fight || !treason) throw new Error("neither is possible");
  expect(along(fight, scene), "nothing is picked up").toEqual([]);
  for (const card of ["kavallerie_6", "artillerie_7", "infanterie_5"]) take(scene, card);
  expect(along(fight, scene).map(({ notation, sentence }) => [notation, sentence])).toEqual([["lay artillerie_7", "In den Satz: Artillerie 7"], ["lay infanterie_5", "In den Satz: Infanterie 5"], ["lay kavallerie_6", "In den Satz: Kavallerie 6"]]);
  expect(along(treason, scene)).toEqual([]);
});

it("shows on the map what was planned from the list", () => {
  anew();
  const scene = at("choose");
  const step = scene.draft?.decision.legal.find(({ fields }) => fields["action"] === "fight");
  if (!scene.draft || !step) throw new Error("no fight is possible");
  expect(chosen({ ...scene, draft: { ...begin(scene.draft.decision), steps: [step] } })).toEqual([step.fields["land"]]);
});
