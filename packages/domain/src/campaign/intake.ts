/** Optional questions of the quote form. A campaign may leave out each of them. */
export const optionalQuestions = ['gender', 'birthday', 'contactPreference'] as const;

/** Optional question, by the name of its answer in the request. */
export type OptionalQuestion = (typeof optionalQuestions)[number];

/** Settings and count of a campaign's quote requests. */
export interface Intake {
  /** False after somebody has closed the campaign to requests by hand. */
  readonly isOpen: boolean;
  /** Most active requests, or null without a limit. */
  readonly requestLimit: number | null;
  /** Number of active requests now. */
  readonly taken: number;
}

/** Intake with the optional questions of its form. */
export interface AskingIntake extends Intake {
  readonly asksGender: boolean;
  readonly asksBirthday: boolean;
  readonly asksPreference: boolean;
}

/** Whether a campaign accepts requests: it does, its limit is reached, or it was closed by hand. */
export const intakeStates = ['open', 'full', 'closed'] as const;

/** State of an intake. */
export type IntakeState = (typeof intakeStates)[number];

/** Returns the state of an intake. Closing by hand takes precedence over the limit. */
export function intakeState({ isOpen, requestLimit, taken }: Intake): IntakeState {
  if (!isOpen) return 'closed';
  return requestLimit !== null && taken >= requestLimit ? 'full' : 'open';
}

/**
 * Returns whether a campaign accepts requests and which questions its form asks. A campaign without a stored intake is
 * open and asks all.
 */
export function takingOf(intake: AskingIntake | null): { isOpen: boolean; questions: OptionalQuestion[] } {
  if (intake === null) return { isOpen: true, questions: [...optionalQuestions] };
  const isIncluded = {
    gender: intake.asksGender,
    birthday: intake.asksBirthday,
    contactPreference: intake.asksPreference,
  };
  return {
    isOpen: intakeState(intake) === 'open',
    questions: optionalQuestions.filter((question) => isIncluded[question]),
  };
}

/**
 * Returns the answers with null for every question that the campaign does not ask, so that unsolicited data is not
 * stored.
 */
export function keepAnswersTo<Answers extends Readonly<Record<OptionalQuestion, unknown>>>(
  answers: Answers,
  questions: readonly OptionalQuestion[],
): Answers {
  const dropped = optionalQuestions.filter((question) => !questions.includes(question));
  return { ...answers, ...Object.fromEntries(dropped.map((question) => [question, null])) };
}
