import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { EditionCampaigns } from './edition-campaigns.tsx';
import { EditionConflictForm } from './edition-conflict-form.tsx';
import { EditionFrame } from './edition-frame.tsx';
import { EditionSavingLine } from './edition-saving-line.tsx';
import { EditionTexts } from './edition-texts.tsx';
import { SendEdition } from './send-edition.tsx';
import type { EditionAtWork } from './use-edition.ts';
import { useEditionDraft } from './use-edition-draft.ts';

interface EditionComposerProps {
  readonly edition: EditionDetail;
  readonly work: EditionAtWork;
  readonly username: string;
}

/** A draft with its autosaved texts and campaigns, and the controls to send it. */
export function EditionComposer({ edition, work, username }: EditionComposerProps) {
  const draft = useEditionDraft(edition, { username, onSaved: work.take });
  return (
    <EditionFrame
      edition={edition}
      heading={draft.content.heading}
      sign={<EditionSavingLine draft={draft} savedAt={edition.savedAt} />}
    >
      {draft.conflict === null ? (
        <>
          <EditionTexts draft={draft} />
          <EditionCampaigns edition={edition} draft={draft} />
          <SendEdition edition={edition} draft={draft} work={work} />
        </>
      ) : (
        <EditionConflictForm conflict={draft.conflict} draft={draft} />
      )}
    </EditionFrame>
  );
}
