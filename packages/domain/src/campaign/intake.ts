/** What the form of a request asks beyond what it must; a campaign may do without each. */
export const optionalQuestions = ['gender', 'birthday', 'contactPreference'] as const;

/** One of these questions, by the name that its answer is sent under. */
export type OptionalQuestion = (typeof optionalQuestions)[number];

/** How a campaign takes requests. */
export interface Intake {
  /** False where somebody closed it by hand. */
  readonly isOpen: boolean;
  /** So many active requests at most; null without a limit. */
  readonly requestLimit: number | null;
  /** Active requests by now. */
  readonly taken: number;
}

/** An intake with what its form asks. */
export interface AskingIntake extends Intake {
  readonly asksGender: boolean;
  readonly asksBirthday: boolean;
  readonly asksPreference: boolean;
}

/** Whether a campaign takes requests, and if not, why: it was closed, or its limit is reached. */
export const intakeStates = ['open', 'full', 'closed'] as const;

/** One of these states. */
export type IntakeState = (typeof intakeStates)[number];

/** The state of an intake; one that was closed by hand is closed, however many it took. */
export function intakeState({ isOpen, requestLimit, taken }: Intake): IntakeState {
  if (!isOpen) return 'closed';
  return requestLimit !== null && taken >= requestLimit ? 'full' : 'open';
}

/** Whether a campaign takes requests and what its form asks; one of which nothing is kept is open and asks all. */
export function takingOf(intake: AskingIntake | null): { isOpen: boolean; questions: OptionalQuestion[] } {
  if (intake === null) return { isOpen: true, questions: [...optionalQuestions] };
  const asked = {
    gender: intake.asksGender,
    birthday: intake.asksBirthday,
    contactPreference: intake.asksPreference,
  };
  return {
    isOpen: intakeState(intake) === 'open',
    questions: optionalQuestions.filter((question) => asked[question]),
  };
}

/** The answers to what a campaign asks: what it does not ask for is not kept, whoever sends it. */
export function keepAsked<Answers extends Readonly<Record<OptionalQuestion, unknown>>>(
  answers: Answers,
  asked: readonly OptionalQuestion[],
): Answers {
  const dropped = optionalQuestions.filter((question) => !asked.includes(question));
  return { ...answers, ...Object.fromEntries(dropped.map((question) => [question, null])) };
}
