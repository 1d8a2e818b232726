import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { SavingLine } from '#office/screen/saving-line.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { useShownInView } from '#office/screen/use-shown-in-view.ts';
import '#office/screen/screen-tabs.css';
import { Comparison } from './comparison.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftFields } from './draft-fields.tsx';
import { History } from './history.tsx';
import { Preview } from './preview.tsx';
import { Publication } from './publication.tsx';
import { useTextDraft } from './use-text-draft.ts';
import { versionName } from './version-name.ts';

const steps = ['write', 'compare', 'preview', 'publish', 'history'] as const;

/** The page of one text: editor, comparison, preview, publication and history. */
export function TextPage({ name }: { readonly name: SiteTextName }) {
  const { siteTexts: words } = useOfficePhrases();
  const calls = useOfficeClient();
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const queryKey = ['site-texts', 'one', name];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.getSiteText({ params: { name } }, { signal }),
    // The form holds what is typed, so refetching would not change it.
    refetchOnWindowFocus: false,
  });
  const take = (text: SiteText) => {
    client.setQueryData(queryKey, text);
    client.invalidateQueries({ queryKey: ['site-texts', 'list'] });
    setRound((now) => now + 1);
  };
  return (
    <div className="texts">
      <TextLink to="/admin/texts">{words.back}</TextLink>
      <h1 className="screen-title">{words.names[name]}</h1>
      <Answered answer={answer} title={words.failed} lines={8}>
        {(text) => <Steps key={round} text={text} onChanged={take} />}
      </Answered>
    </div>
  );
}

interface StepsProps {
  readonly text: SiteText;
  /** Called after the text was published, restored or discarded. */
  readonly onChanged: (text: SiteText) => void;
}

function Steps({ text, onChanged }: StepsProps) {
  const { siteTexts: words, resource } = useOfficePhrases();
  const locale = useLocale();
  const [address] = useSearchParams();
  const draft = useTextDraft(text);
  useUnsavedGuard(draft.isDirty);
  const step = steps.find((known) => known === address.get('step')) ?? 'write';
  const links = useShownInView(step);
  const { number, version } = text.holding;
  const { saving } = draft;
  return (
    <>
      <p className="text-remark">
        {words.holds({ number: String(number), version: versionName(version, locale) })}
      </p>
      <SavingLine
        saving={saving}
        text={words.saving[saving.kind]}
        retry={resource.retry}
        onRetry={draft.save}
      />
      {draft.conflict && (
        <ConflictNotice conflict={draft.conflict} typed={draft.typed} onResolve={draft.resolve} />
      )}
      <nav className="screen-tabs" aria-label={words.steps.label} ref={links}>
        {steps.map((known) => (
          <Link
            key={known}
            to={`?text=${text.name}&step=${known}`}
            aria-current={known === step ? 'page' : undefined}
          >
            {words.steps[known]}
          </Link>
        ))}
      </nav>
      {step === 'write' && <DraftFields text={text} draft={draft} />}
      {step === 'compare' && <Comparison text={text} draft={draft} />}
      {step === 'preview' && <Preview text={text} draft={draft} />}
      {step === 'publish' && <Publication text={text} draft={draft} onChanged={onChanged} />}
      {step === 'history' && <History text={text} onChanged={onChanged} />}
    </>
  );
}
