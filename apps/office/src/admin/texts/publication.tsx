import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { readTexts } from '@ayrac/domain/site-text/read-text.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { DateField } from '#office/fields/date/date-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { Readers } from './readers.tsx';
import { textsOf } from './typed.ts';
import { useFieldName } from './use-field-name.ts';
import type { TextDraft } from './use-text-draft.ts';
import { useTextProblem } from './use-text-problem.ts';

interface PublicationProps {
  readonly text: SiteText;
  readonly draft: TextDraft;
  readonly onChanged: (text: SiteText) => void;
}

/** Publishes the draft now or from a date on, or discards it. Lists what blocks publication. */
export function Publication({ text, draft, onChanged }: PublicationProps) {
  const { siteTexts: words } = useOfficePhrases();
  const failureWords = useFailureWords();
  const calls = useOfficeClient();
  const { show } = useToast();
  const navigate = useNavigate();
  const nameOf = useFieldName();
  const wordsOf = useTextProblem();
  const locale = useLocale();
  const [from, setFrom] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [confirming, setConfirming] = useState<'publish' | 'discard' | null>(null);
  const [failure, setFailure] = useState('');
  const { name, today } = text;
  const { version } = draft;
  const { problems } = readTexts(name, textsOf(draft.typed));
  const isReady = version > 0 && problems.length === 0 && draft.saving.kind === 'saved' && !draft.isDirty;

  const act = async (run: () => Promise<SiteText>, doneMessage: string, next?: string) => {
    setConfirming(null);
    setIsBusy(true);
    setFailure('');
    try {
      const changed = await run();
      show({ text: doneMessage });
      onChanged(changed);
      if (next !== undefined) navigate(next);
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  const params = { name };
  // Today has begun, so a version of today is in force at once and cannot be taken back.
  const isAtOnce = from === '' || from <= today;
  const publishLabel = isAtOnce ? words.publishNow : words.publishFrom;
  const publish = () =>
    act(
      () => calls.publishSiteText({ params, body: { version, from: from === '' ? null : from } }),
      isAtOnce ? words.published : words.scheduled,
      // Says who has seen the former version and has to be notified.
      `?text=${name}&step=history`,
    );
  const discard = () => act(() => calls.discardSiteTextDraft({ params, body: { version } }), words.discarded);
  const questions = {
    publish: {
      title: isAtOnce ? words.publishTitle : words.publishFromTitle({ date: formatDate(from, locale) }),
      text: isAtOnce ? words.publishText : words.publishFromText,
      more: <Readers name={name} />,
      confirm: publishLabel,
      variant: 'primary',
      onConfirm: publish,
    },
    discard: {
      title: words.discardTitle,
      text: words.discardText,
      confirm: words.discard,
      onConfirm: discard,
    },
  } as const;

  if (version === 0) return <p className="text-remark">{words.same}</p>;
  return (
    <div className="text-editor">
      {problems.length > 0 && (
        <Notice tone="warning" title={words.notYet}>
          <ul>
            {problems.map((problem) => (
              <li
                key={`${problem.language}.${problem.part}.${problem.code}.${problem.line}.${problem.about}`}
              >
                {nameOf(`${problem.language}.${problem.part}`)}: {wordsOf(problem)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FailureNotice text={failure} />
      <DateField
        id="from"
        label={words.from}
        hint={words.fromHint}
        min={today}
        value={from}
        onChange={setFrom}
      />
      <div className="text-buttons">
        <Button loading={isBusy} disabled={!isReady} onClick={() => setConfirming('publish')}>
          {publishLabel}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => setConfirming('discard')}>
          {words.discard}
        </Button>
      </div>
      <AskDialog
        isOpen={confirming !== null}
        {...questions[confirming ?? 'publish']}
        onClose={() => setConfirming(null)}
      />
    </div>
  );
}
