import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { toAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import { changedFields, mergeForms } from '@portal/event-schemas/forms/form-merge.ts';
import type { ApplicationNow } from '@portal/event-schemas/applications/views.ts';
import { ApiFailure, ApiRefusal, refusalOf } from '../../../http/refusal.ts';
import { copyName, dropCopy, newForm, readCopy, writeCopy } from './local-copy.ts';

export type SaveState =
  | { kind: 'clean' | 'dirty' | 'saving' | 'offline' }
  | { kind: 'saved'; at: Date }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; fields: readonly string[]; theirs: FormValues };

export interface DraftShown {
  values: FormValues;
  save: SaveState;
  uid: string | null;
  restored: boolean;
  faults: Readonly<Record<string, string>>;
}

type Answers = ReturnType<typeof toAnswers>;
/** The server, as far as a draft needs it. */
export interface DraftServer {
  create(body: { app_type: string; values: Answers; save_as_draft: true }, key: string): Promise<ApplicationNow>;
  save(uid: string, body: { values: Answers; seen: Answers; save_as_draft: true }): Promise<ApplicationNow>;
  send(
    uid: string,
    body: { values: Answers; seen: Answers; save_as_draft: false; user_accepted_agreement: boolean },
  ): Promise<ApplicationNow>;
  /** What the server has now. */
  values(uid: string): Promise<FormValues>;
}
export interface DraftStart {
  account: string;
  type: string;
  uid: string | null;
  properties: readonly Property[];
  /** What the server has, or what a new form begins with. */ values: FormValues;
}

const quiet = 1000;
const again = 5000;

/**
 * Keeps a form from being lost: each change goes to the device at once and to the server a second after the last one;
 * without a connection it stays here until there is one. Two windows with one form: fields that only one of them
 * changed come together, a field that both changed is asked about.
 */
export class DraftKeeper {
  shown: DraftShown;
  readonly #start: DraftStart;
  readonly #server: DraftServer;
  readonly #listeners = new Set<() => void>();
  readonly #newKey: () => string;
  #key: string;
  #begun: FormValues | undefined;
  #base: FormValues;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  constructor(start: DraftStart, server: DraftServer, newKey: () => string) {
    this.#start = start;
    this.#server = server;
    const copy = readCopy(this.#copyName(start.uid));
    const restored = copy ? mergeForms(copy.base, copy.values, start.values) : null;
    this.#newKey = newKey;
    this.#key = copy?.key ?? newKey();
    this.#begun = copy?.begun;
    this.#base = start.values;
    const conflict =
      restored && restored.conflicts.length > 0
        ? { kind: 'conflict' as const, fields: restored.conflicts, theirs: start.values }
        : null;
    this.shown = {
      values: restored?.values ?? start.values,
      uid: start.uid,
      save: conflict ?? { kind: 'clean' },
      restored: restored !== null,
      faults: {},
    };
    if (restored && !conflict) this.#later(0);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  #show(more: Partial<DraftShown>): void {
    this.shown = { ...this.shown, ...more };
    for (const listener of this.#listeners) listener();
  }
  #copyName(uid: string | null): string {
    return copyName(this.#start.account, uid ?? newForm(this.#start.type));
  }
  #changed(): string[] {
    return changedFields(this.#base, this.shown.values).filter(code =>
      this.#start.properties.some(property => property.prop_code === code),
    );
  }
  #answers(values: FormValues, codes: readonly string[]): Answers {
    return toAnswers(
      this.#start.properties.filter(property => codes.includes(property.prop_code)),
      values,
    );
  }

  change = (patch: FormValues): void => {
    const faults = Object.fromEntries(Object.entries(this.shown.faults).filter(([code]) => !(code in patch)));
    this.#show({
      values: { ...this.shown.values, ...patch },
      faults,
      ...(this.shown.save.kind === 'conflict' ? {} : { save: { kind: 'dirty' } }),
    });
    this.#keep();
    this.#later(quiet);
  };
  #keep(): void {
    writeCopy(this.#copyName(this.shown.uid), {
      values: this.shown.values,
      base: this.#base,
      key: this.#key,
      ...(this.#begun ? { begun: this.#begun } : {}),
      at: new Date().toISOString(),
    });
  }
  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  /** Saves what is not saved; resolves when it is there or cannot be now. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    await this.#saving;
    if (this.shown.save.kind === 'conflict') return;
    const codes = this.#changed();
    if (codes.length === 0) return this.#settled();
    this.#saving = this.#save(codes).finally(() => {
      this.#saving = undefined;
    });
    await this.#saving;
  };

  async #save(codes: readonly string[]): Promise<void> {
    this.#show({ save: { kind: 'saving' } });
    try {
      if (this.shown.uid === null) await this.#create();
      else {
        const sent = this.shown.values;
        await this.#server.save(this.shown.uid, {
          values: this.#answers(sent, codes),
          seen: this.#answers(this.#base, codes),
          save_as_draft: true,
        });
        this.#base = { ...this.#base, ...sent };
      }
      if (this.#changed().length > 0) this.change({});
      else this.#settled();
    } catch (error) {
      await this.#failed(error);
    }
  }
  /** Begins the draft. A request whose answer got lost is sent again as it was: the server answers what it did then. */
  async #create(): Promise<void> {
    const sent = this.#begun ?? this.shown.values;
    this.#begun = sent;
    this.#keep();
    const { uid } = await this.#server
      .create(
        { app_type: this.#start.type, values: toAnswers(this.#start.properties, sent), save_as_draft: true },
        this.#key,
      )
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) [this.#begun, this.#key] = [undefined, this.#newKey()];
        throw error;
      });
    this.#begun = undefined;
    this.#base = sent;
    dropCopy(this.#copyName(null));
    this.#show({ uid });
  }
  #settled(): void {
    dropCopy(this.#copyName(this.shown.uid));
    this.#show({ save: this.shown.save.kind === 'clean' ? { kind: 'clean' } : { kind: 'saved', at: new Date() } });
  }
  async #failed(error: unknown): Promise<void> {
    const refusal = refusalOf('PUT /studapps/answers/{uid}/', error);
    if (refusal?.code === 'applications.changed_elsewhere' && this.shown.uid !== null)
      return this.#meet(this.shown.uid);
    if (refusal) return this.#show({ save: { kind: 'refused', message: refusal.message }, faults: refusal.fields });
    if (!(error instanceof ApiFailure)) throw error;
    this.#show({ save: { kind: 'offline' } });
    this.#later(again);
  }
  /** Another window was quicker: what does not touch comes together, the rest is asked. */
  async #meet(uid: string): Promise<void> {
    try {
      const theirs = await this.#server.values(uid);
      const { values, conflicts } = mergeForms(this.#base, this.shown.values, theirs);
      this.#base = theirs;
      this.#show({
        values,
        save: conflicts.length > 0 ? { kind: 'conflict', fields: conflicts, theirs } : { kind: 'dirty' },
      });
      if (conflicts.length === 0) this.#later(0);
    } catch {
      this.#show({ save: { kind: 'offline' } });
      this.#later(again);
    }
  }

  /** Decides a conflict: `mine` writes over what the other window wrote, `theirs` takes it. */
  resolve = (which: 'mine' | 'theirs'): void => {
    const { save } = this.shown;
    if (save.kind !== 'conflict') return;
    const taken =
      which === 'theirs' ? Object.fromEntries(save.fields.map(code => [code, save.theirs[code] ?? null])) : {};
    this.#base = save.theirs;
    this.#show({ save: { kind: 'dirty' } });
    this.change(taken);
  };

  setFaults = (faults: Readonly<Record<string, string>>): void => this.#show({ faults });

  /** Sends the application; throws the refusal, whose field faults are shown at the fields. */
  send = async (user_accepted_agreement: boolean): Promise<ApplicationNow> => {
    await this.flush();
    const { uid, save } = this.shown;
    if (uid === null) {
      await this.#create();
      return this.send(user_accepted_agreement);
    }
    if (save.kind === 'conflict' || save.kind === 'offline') throw new ApiFailure('connection');
    try {
      const answer = await this.#server.send(uid, {
        values: toAnswers(this.#start.properties, this.shown.values),
        seen: [],
        save_as_draft: false,
        user_accepted_agreement,
      });
      dropCopy(this.#copyName(uid));
      return answer;
    } catch (error) {
      if (error instanceof ApiRefusal) this.#show({ faults: error.fields });
      throw error;
    }
  };
  /** The draft is gone on the server: so is what this device kept. */
  forget = (): void => {
    clearTimeout(this.#timer);
    dropCopy(this.#copyName(this.shown.uid));
    this.#base = this.shown.values;
  };
  /** The page is left: what is not saved goes now; what does not get through stays on the device. */
  stop = (): void => {
    clearTimeout(this.#timer);
    if (this.#changed().length > 0 && this.shown.save.kind !== 'refused')
      void this.flush().finally(() => clearTimeout(this.#timer));
  };
}
