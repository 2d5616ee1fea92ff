/** All battles of a turn as one sheet: how each has ended and what it has cost, then what everybody has lost and gained. */

import type { SheetProps } from "../face.ts";
import { signed } from "../parts/standings.ts";
import { balance, campaigns, holder, pays } from "./campaign.ts";
import { Badge, powerName, spaceOf, Units } from "./drawn.tsx";
import { facts, sides, size, worth } from "./facts.ts";
import { Cost, words } from "./FightScene.tsx";
import "./campaign.css";

export function CampaignScene({ scene, of }: SheetProps) {
  const w = words(scene);
  const campaign = campaigns(scene).all.find(({ key }) => key === of);
  if (!campaign) return null;
  const { battles, taken, power } = campaign;
  const known = facts(scene.view);
  return (
    <div class="eu-campaign">
      <ul>
        {battles.map((battle) => {
          const { key, space, end, won, damage, salvos, what } = battle;
          const brought = [w.came(end), ...(damage ? [w.inCash(signed(-damage))] : []), ...(pays(won) ? [w.perRound(signed(pays(won)))] : []), ...(won.some(({ event }) => event === "convoy_sunk") ? [w.convoySunk] : [])].join(", ");
          const told = <><Badge power={holder(battle) || (sides(known, space).defence[0]?.power ?? "")} /> <span><b>{spaceOf(scene, space)}</b> {brought}</span></>;
          return (
            <li key={key}>
              {salvos.length || what === "raid" ? <button type="button" class="eu-came" onClick={() => { scene.show(key); }}>{told}</button> : <p class="eu-came">{told}</p>}
              <Cost scene={scene} battle={battle} />
            </li>
          );
        })}
        {taken.filter(({ space }) => space).map(({ event, space, n }) => (
          <li key={`${event} ${space}`}><p class="eu-came"><Badge power={power} /> <span><b>{spaceOf(scene, space)}</b> {[w.came(event), w.noFight, ...(n && event !== "convoy_sunk" ? [w.perRound(signed(n))] : [])].join(", ")}</span></p></li>
        ))}
      </ul>
      <table aria-label={w.inAll}>
        <tbody>
          {balance(campaign).map(({ power: one, lost, income, cash }) => (
            <tr key={one}>
              <th scope="row"><Badge power={one} /> {powerName(scene, one)}</th>
              <td>{size(lost) ? <><b>{w.falls}</b> <Units scene={scene} army={lost} /> ({w.ipc(worth(lost))})</> : w.nothingLost}</td>
              <td>{[...(income ? [w.perRound(signed(income))] : []), ...(cash ? [w.inCash(signed(cash))] : [])].join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
