import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DateField } from '#office/fields/date/date-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';
import { useWizard } from '../wizard-context.ts';
import type { Move, usePublishing } from './use-publishing.ts';

/** Publishes the draft now or at a scheduled time, and offers the campaign's other actions. */
export function Publication({ publishing }: { readonly publishing: ReturnType<typeof usePublishing> }) {
  const { campaignWizard } = useOfficePhrases();
  const { publish: words } = campaignWizard;
  const { auto, footEnd } = useWizard();
  const locale = useLocale();
  const { campaign, content } = auto.draft;
  const { actions, publishAt, state } = campaign;
  const [isScheduling, setIsScheduling] = useState(false);
  const [at, setAt] = useState('');
  const { busy, failure, errors, hindrance } = publishing;
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (failure !== '') part.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [failure]);
  const publishNow = (
    <Button
      icon="send"
      loading={busy === 'publish'}
      incomplete={hindrance !== ''}
      onClick={publishing.publish}
    >
      {state === 'live' ? words.changes : words.now}
    </Button>
  );
  return (
    <section className="panel wizard-part" aria-labelledby="publish-title" ref={part}>
      {/* Always in view, however long the step is. */}
      {publishAt === null && footEnd !== null && createPortal(publishNow, footEnd)}
      <h3 id="publish-title" className="panel-title">
        {words.title}
      </h3>
      {campaign.problem !== null && (
        <Notice tone="error" title={words.problem({ reason: campaign.problem })} />
      )}
      <FailureNotice text={failure} />
      {publishAt === null ? (
        <>
          <div className="publish-actions">
            <Button
              variant="secondary"
              icon="calendar"
              aria-expanded={isScheduling}
              onClick={() => setIsScheduling((now) => !now)}
            >
              {words.schedule}
            </Button>
          </div>
          {hindrance !== '' && failure === '' && <p className="check-why">{hindrance}</p>}
          {isScheduling && (
            <form
              className="field-and-button"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                publishing.schedule(at);
              }}
            >
              <DateField
                withTime
                label={words.at}
                hint={words.atHint}
                error={errors.at}
                value={at}
                onChange={setAt}
              />
              <Button type="submit" loading={busy === 'schedule'} incomplete={at === '' || hindrance !== ''}>
                {words.schedule}
              </Button>
            </form>
          )}
        </>
      ) : (
        <Notice
          tone="info"
          title={words.scheduledFor({ date: formatDateTime(publishAt, locale) })}
          actions={
            <Button
              variant="secondary"
              size="small"
              loading={busy === 'unschedule'}
              onClick={() => publishing.move('unschedule')}
            >
              {words.unschedule}
            </Button>
          }
        >
          <p>{words.scheduledText}</p>
        </Notice>
      )}
      <OtherActions
        publishing={publishing}
        actions={actions}
        title={content.title ?? campaignWizard.untitled}
      />
    </section>
  );
}

/** Moves that ask for confirmation first. */
const movesToConfirm = ['withdraw', 'archive'] as const satisfies readonly Move[];
type MoveToConfirm = (typeof movesToConfirm)[number];
const moveIcons = { withdraw: 'eye-off', archive: 'package' } as const;

interface OtherActionsProps {
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly actions: readonly string[];
  readonly title: string;
}

function OtherActions({ publishing, actions, title }: OtherActionsProps) {
  const { publish: words } = useOfficePhrases().campaignWizard;
  const [confirming, setConfirming] = useState<MoveToConfirm | null>(null);
  const { busy } = publishing;
  const questions = {
    withdraw: {
      title: words.askWithdraw({ title }),
      text: words.askWithdrawText,
      confirm: words.withdraw,
    },
    archive: {
      title: words.askArchive({ title }),
      text: words.askArchiveText,
      confirm: words.archive,
    },
  };
  const shown = movesToConfirm.filter((move) => actions.includes(move));
  return (
    <>
      <div className="publish-actions">
        <Button
          variant="ghost"
          size="small"
          icon="copy"
          loading={busy === 'duplicate'}
          onClick={publishing.duplicate}
        >
          {words.duplicate}
        </Button>
        {shown.map((move) => (
          <Button
            key={move}
            variant="ghost"
            size="small"
            icon={moveIcons[move]}
            loading={busy === move}
            onClick={() => setConfirming(move)}
          >
            {words[move]}
          </Button>
        ))}
      </div>
      <AskDialog
        isOpen={confirming !== null}
        {...questions[confirming ?? 'withdraw']}
        onConfirm={() => {
          if (confirming !== null) publishing.move(confirming);
          setConfirming(null);
        }}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}
