/** Data controller, as configured in the settings. */
export interface NoticeController {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** Section of a privacy notice. */
interface NoticeSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Privacy notice with the placeholders `{controllerName}`, `{controllerAddress}` and `{controllerEmail}`. */
export interface NoticeText {
  readonly title: string;
  /** Changes with the wording: its month or day, with `.2` for the second wording of a day. */
  readonly version: string;
  readonly sections: readonly NoticeSection[];
}

/** Labels of the optional checkboxes below a form. The version changes with the wording. */
export interface ConsentQuestions {
  readonly version: string;
  readonly explicitConsent: string;
  readonly marketingEmail: string;
  readonly marketingSms: string;
  readonly marketingCall: string;
  readonly newsletter: string;
}

/** Both privacy notices and the checkbox labels in one language. */
export interface Notices {
  readonly general: NoticeText;
  readonly borusan: NoticeText;
  readonly questions: ConsentQuestions;
}

/** Returns a notice with its placeholders replaced by the controller's data. */
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
