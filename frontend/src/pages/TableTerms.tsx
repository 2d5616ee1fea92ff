/** What was agreed at a table: time, talk, visitors, house rules. */

import { useSettings } from "../app/settings.ts";
import type { GameDetail, TableSummary } from "../net/shapes.ts";
import { useSay } from "../words/opening/index.ts";
import { useTime } from "../words/time/index.ts";
import { playingTimeAt, inWords } from "./playingTime.ts";
import { duration } from "./phrases.ts";

export function TableTerms({ table, game }: { readonly table: TableSummary; readonly game: GameDetail | null }) {
  const say = useSay();
  const { lang } = useSettings();
  const words = useTime();
  const { turn_seconds: turn, reaction_seconds: reaction, limit_minutes: limit, reaction_pause: pause } = table;
  const late = game?.autopilots.find(({ name }) => name === table.on_timeout)?.sentence;
  const rows: (readonly [string, string])[] = [];
  const demand = game && table.status === "waiting" ? playingTimeAt(game, table) : null;
  const start = game?.starts.find(({ name }) => name === table.start);
  if (start) rows.push([say("begins_with"), start.sentence]);
  if (words && demand) rows.push([words.asks, inWords(demand, say, lang)]);
  if (limit) rows.push([say("whole_game"), say("n_minutes", { n: limit })]);
  if (turn) rows.push([say("turn_time"), duration(say, turn)]);
  if (reaction) rows.push([say("reaction_time"), duration(say, reaction)]);
  if ((turn || reaction) && late !== undefined) rows.push([say("on_timeout"), late]);
  if (words && table.bank_seconds) rows.push([words.bank, duration(say, table.bank_seconds)]);
  if (words && table.increment_seconds) rows.push([words.increment, duration(say, table.increment_seconds)]);
  if (words && table.vacation_days) rows.push([words.days_off, words.off_days(table.vacation_days)]);
  if (words && table.may_substitute) rows.push([words.step_in_title, say("watching_yes")]);
  if (words && table.weekends) rows.push([say("time"), words.weekends]);
  if (!limit && !turn && !reaction) rows.push([say("time"), say("no_limit")]);
  if (pause) rows.push([say("reaction_pause"), say("after_seconds", { n: pause })]);
  if (table.witness !== "off") rows.push([say("witness"), say(`witness_${table.witness}`)]);
  if (table.seats.some(({ kind }) => kind === "bot")) rows.push([say("pace"), say(`pace_${table.pace}`)]);
  const { spectator_minutes: minutes, spectator_moves: moves } = table;
  const lateness = minutes ? `, ${say("spectators_minutes", { n: minutes })}` : moves ? `, ${say("spectators_moves", { n: moves })}` : "";
  if (table.rated) rows.push([say("rated"), say("rated_yes")]);
  if (table.language === "de" || table.language === "en") rows.push([say("talk_in"), say(`talk_in_${table.language}`)]);
  rows.push([say("hints_from"), say(table.hints ? "hints_yes" : "hints_no")]);
  if (table.open_data) rows.push([say("open_data"), say("open_data_hint")]);
  rows.push([say("chat"), say(`chat_${table.chat}`)], [say("watching"), say(table.spectators ? "watching_yes" : "watching_no") + (table.spectators ? lateness : "")]);
  const options = (game?.options ?? []).flatMap(({ name, sentence, default: usual, values, labels }) => {
    const value = table.options[name] ?? usual;
    return value === usual ? [] : [[sentence, labels[values.indexOf(value)] ?? String(value)] as const];
  });
  if (game) rows.push(...(options.length ? options : [[say("options"), say("options_default")] as const]));
  return (
    <dl class="agreed">
      {rows.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
    </dl>
  );
}
