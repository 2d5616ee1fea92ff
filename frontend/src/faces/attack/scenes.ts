/** What battles and gains look like. */

import "./stage.css";

export { CardScene, SeaPowerScene, WooingScene } from "./GainScenes.tsx";
export { LandScene } from "./LandScene.tsx";
export { SeaScene } from "./SeaScene.tsx";
