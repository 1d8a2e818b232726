/** Versions of a lead before and after an action. */
interface Versions {
  readonly was: number;
  readonly version: number;
}

/** Sends the actions on one lead one after the other, each with the version that the one before it has made. */
export function createTurns() {
  /** The last action on each lead. */
  const last = new Map<string, Promise<unknown>>();
  /** Version that an action of this page has made, by lead and the version before it. */
  const made = new Map<string, number>();

  const newest = (id: string, seen: number): number => {
    const next = made.get(`${id} ${seen}`);
    return next === undefined ? seen : newest(id, next);
  };

  /**
   * Acts as soon as the earlier actions on the lead are answered. `act` gets the newest version that came from the one
   * seen by actions of this page alone, so that another person's change in between is still a conflict.
   */
  return <Result extends Versions>(
    id: string,
    seen: number,
    act: (version: number) => Promise<Result>,
  ): Promise<Result> => {
    const answer = (last.get(id) ?? Promise.resolve()).then(async () => {
      const result = await act(newest(id, seen));
      // A note makes no version.
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

/** Turns of all leads, because the parts of a page act on the same ones. */
export const inTurn = createTurns();
