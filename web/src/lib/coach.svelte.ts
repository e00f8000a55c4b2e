/** The coach of a first game: a strong bot is asked about the decisions at the table, one at a time, and what it says is put in a few words. */
import { hint } from "./api";
import { keep, kept } from "./coached";
import { brief, fruit, isBlunder, isGood, isSlip, moment, summary, verdict, type Moment, type Verdict } from "./coaching";
import type { Analysis, Text } from "./messages";
import type { TableSession } from "./tableSession.svelte";
import { say, told } from "./texts.svelte";

/** Something that is about to be played and had better not be. */
interface Warning extends Verdict {
  actions: string[];
}

export class Coach {
  muted = $state(false);
  moments = $state.raw<Moment[]>([]);
  thinking = $state(false);
  warning = $state.raw<Warning | null>(null);
  #known = $state.raw<Record<number, Analysis | null>>({}); // by the moves before a decision; null where nothing can be said
  #insists = false; // the learner heard the warning

  /** What matters in our decision, from the position alone. */
  readonly advice = $derived.by(() => this.#advice());
  /** What is to be said of our last turn. */
  readonly praise = $derived.by(() => this.#praise());
  /** What is to be said of what the others did since. */
  readonly explanation = $derived.by(() => this.#explanation());
  readonly summary = $derived.by(() => summary(this.moments));

  /** To be made where effects may be: in a component. */
  constructor(readonly session: TableSession) {
    const { muted, moments } = kept(session.connection.table) ?? { muted: false, moments: [] };
    this.muted = muted;
    this.moments = moments;
    session.guard = this.#holdsBack;
    $effect(() => this.#think());
    $effect(() => this.#note());
    $effect(() => keep(session.connection.table, { muted: this.muted, moments: this.moments }));
  }

  /** The warned move is played all the same. */
  insist = async (): Promise<void> => {
    const { actions } = this.warning!;
    this.warning = null;
    this.#insists = true;
    await this.session.playAll(actions);
    this.#insists = false;
  };
  reconsider = (): void => void (this.warning = null);

  /** Nothing is held back for long: what the bot has not thought about yet is played at once. */
  #holdsBack = (actions: string[]): boolean => {
    const found = this.muted || this.#insists ? null : this.#verdict(this.session.now.played, actions[0]!);
    if (!found || !isBlunder(found)) return false;
    this.warning = { ...found, actions };
    return true;
  };

  /** The decisions to be thought about, ours first. */
  #wanted(): number[] {
    const { now } = this.session;
    if (this.muted || now.waiting) return [];
    const own = now.legal.length > 1 ? [now.played] : [];
    return [...own, ...this.#ourLast(), ...this.#theirs()].filter((played) => !(played in this.#known));
  }

  #think(): void {
    const [played] = this.#wanted();
    if (played !== undefined && !this.thinking) void this.#ask(played);
  }

  async #ask(played: number): Promise<void> {
    const { connection, now, head } = this.session;
    this.thinking = true;
    const secret = await connection.secret(head.eye);
    const found = await hint(connection.table, secret, now.position, played < now.played ? played : null).catch(() => null);
    this.#known = { ...this.#known, [played]: found?.played === played ? found : null };
    this.thinking = false;
  }

  #verdict(played: number, action: string): Verdict | null {
    const analysis = this.#known[played];
    return analysis ? verdict(analysis, action) : null;
  }

  /** Our decisions of the last turn that we had, by the moves before them. */
  #ourLast(): number[] {
    const { steps } = this.session.connection;
    const found: number[] = [];
    for (let number = this.session.now.news; number > 0 && this.#isOurs(steps[number]?.move?.seat); number--) found.unshift(number - 1);
    return found;
  }

  /** The first decision of the others after our last move. */
  #theirs(): number[] {
    const { news } = this.session.now;
    const move = this.session.connection.steps[news + 1]?.move;
    return move && !this.#isOurs(move.seat) ? [news] : [];
  }

  #isOurs(seat: number | undefined): boolean {
    return seat !== undefined && this.session.head.you.includes(seat);
  }

  /** What we did is remembered for the end; what was taken back is forgotten. */
  #note(): void {
    const { connection, now } = this.session;
    const stays = this.moments.filter(({ played }) => played < now.played);
    const noted = new Set(stays.map(({ played }) => played));
    const fresh = this.#ourLast().flatMap((played) => {
      const found = noted.has(played) ? null : this.#verdict(played, connection.steps[played + 1]!.move!.action);
      return found && (isGood(found) || isSlip(found)) ? [moment(played, found)] : [];
    });
    if (fresh.length || stays.length < this.moments.length) this.moments = [...stays, ...fresh];
    const past = Object.entries(this.#known).filter(([played]) => Number(played) <= now.played);
    if (past.length < Object.keys(this.#known).length) this.#known = Object.fromEntries(past);
  }

  #advice(): string {
    const { game, now, head, past } = this.session;
    if (!game?.advice || !now.legal.length || past || head.eye === null) return "";
    return this.#say(game.advice(now.view, now.facts, now.legal, head.eye));
  }

  #praise(): { good: boolean; text: string } | null {
    const { steps } = this.session.connection;
    const verdicts = this.#ourLast().flatMap((played) => this.#verdict(played, steps[played + 1]!.move!.action) ?? []);
    const [slip] = verdicts.filter(isSlip).sort((one, other) => other.loss - one.loss);
    if (slip) return { good: false, text: say("coach-slip", { text: this.#say(brief(slip.best)) }) };
    const [good] = verdicts.filter(isGood).sort((one, other) => other.stake - one.stake);
    return good ? { good: true, text: say("coach-good", { text: this.#say(fruit(good.chosen)) }) } : null;
  }

  #explanation(): string {
    const { news } = this.session.now;
    const { move, told } = this.session.connection.steps[news + 1] ?? {};
    if (!move || !told || this.#isOurs(move.seat)) return "";
    const found = this.#verdict(news, move.action);
    const sentences = [this.#say(told)];
    if (found) {
      const kind = isSlip(found) ? "weak" : found.chosen === found.best ? "best" : "sound";
      const plan = kind === "best" ? this.#known[news]!.expected.find(({ seat }) => seat === move.seat) : undefined;
      const name = this.session.names[move.seat]!;
      sentences.push(say("coach-theirs", { name, kind, text: this.#say(brief(found.best)) }));
      if (plan) sentences.push(say("coach-plan", { name, text: this.#say(brief(plan)) }));
    }
    return sentences.join(" ");
  }

  #say(texts: Text[]): string {
    return told(this.session.head.game, texts, this.session.names);
  }
}
