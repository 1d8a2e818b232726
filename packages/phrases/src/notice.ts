/** Who answers for personal data, as the settings name them. */
export interface NoticeController {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** One part of a privacy notice. */
export interface NoticeSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A privacy notice; `{controllerName}`, `{controllerAddress}` and `{controllerEmail}` stand for the controller. */
export interface NoticeText {
  readonly title: string;
  /** Changes with the wording: the month or day that it is of, and `.2` for the second wording of a day. */
  readonly version: string;
  readonly sections: readonly NoticeSection[];
}

/** The texts of the optional boxes below a form; their version changes with their wording. */
export interface ConsentQuestions {
  readonly version: string;
  readonly explicitConsent: string;
  readonly marketingEmail: string;
  readonly marketingSms: string;
  readonly marketingCall: string;
  readonly newsletter: string;
}

/** Both notices and the optional boxes in one language. */
export interface Notices {
  readonly general: NoticeText;
  readonly borusan: NoticeText;
  readonly questions: ConsentQuestions;
}

/** A notice with the controller's data in it. */
export function fillNotice(notice: NoticeText, controller: NoticeController): NoticeText {
  const fill = (text: string) =>
    text
      .replaceAll('{controllerName}', controller.name)
      .replaceAll('{controllerAddress}', controller.address)
      .replaceAll('{controllerEmail}', controller.email);
  return {
    ...notice,
    title: fill(notice.title),
    sections: notice.sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
    })),
  };
}
