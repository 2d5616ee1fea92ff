/** What battles and gains look like. */

import "./stage.css";

export { CardScene, SeaPowerScene, DiplomacyScene } from "./GainScenes.tsx";
export { LandScene } from "./LandScene.tsx";
export { SeaScene } from "./SeaScene.tsx";
