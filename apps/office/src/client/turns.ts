/** Versions of a record before and after an action. */
interface Versions {
  readonly was: number;
  readonly version: number;
}

/** Sends the actions on one record one after the other, each with the version that the one before it has made. */
export function createTurns() {
  /** The last action on each record. */
  const last = new Map<string, Promise<unknown>>();
  /** Version that an action of this page has made, by record and the version before it. */
  const made = new Map<string, number>();

  const newest = (id: string, seen: number): number => {
    const next = made.get(`${id} ${seen}`);
    return next === undefined ? seen : newest(id, next);
  };

  /**
   * Acts as soon as the earlier actions on the record are answered. `act` gets the newest version that came from the one
   * seen by actions of this page alone, so that another person's change in between is still a conflict.
   */
  return <Result extends Versions>(
    id: string,
    seen: number,
    act: (version: number) => Promise<Result>,
  ): Promise<Result> => {
    const answer = (last.get(id) ?? Promise.resolve()).then(async () => {
      const result = await act(newest(id, seen));
      // Some actions make no version, such as a note on a lead.
      if (result.version !== result.was) made.set(`${id} ${result.was}`, result.version);
      return result;
    });
    last.set(
      id,
      answer.catch(() => undefined),
    );
    return answer;
  };
}

/** Turns of all records, because the parts of a page act on the same ones. */
export const inTurn = createTurns();
