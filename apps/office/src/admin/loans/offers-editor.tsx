import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { loanRules } from '@ayrac/domain/loan/loan.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useEffect, useState } from 'react';
import { useUnsavedGuard } from '#office/frame/unsaved.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeCalls } from '#office/resource/client.ts';
import { AddBank } from './add-bank.tsx';
import { type BookConflict, ConflictNotice, offerConflict } from './conflict-notice.tsx';
import { termsOf } from './draft.ts';
import { OfferSheets } from './offer-sheets.tsx';
import { OffersPreview } from './offers-preview.tsx';
import { ProvenanceFields } from './provenance-fields.tsx';
import { SheetDeeds } from './sheet-deeds.tsx';
import { useOfferDraft } from './use-offer-draft.ts';
import { useProvenance } from './use-provenance.ts';
import { usePublish } from './use-publish.ts';

interface OffersEditorProps {
  readonly book: OfferBook;
  /** Another day was chosen: what holds then is what is changed. */
  readonly onDay: (day: string) => void;
  /** Somebody else published: this is what stands there now. */
  readonly onCurrent: (book: OfferBook) => void;
}

/** Changes the offers of a type: what is typed, from when, where it was read, and a look at it before it is published. */
export function OffersEditor({ book, onDay, onCurrent }: OffersEditorProps) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeCalls();
  const provenance = useProvenance(book.today);
  const { form } = provenance;
  const day = form.watch('from') || book.today;
  const draft = useOfferDraft(book, day);
  const { isBusy, publish } = usePublish();
  const [view, setView] = useState<'table' | 'preview'>('table');
  const [conflict, setConflict] = useState<BookConflict | null>(null);
  const isDirty = draft.count > 0;
  const { letGo } = useUnsavedGuard(isDirty);
  const { type, version, rateMaxAgeDays, overdue } = book;

  useEffect(() => onDay(day), [day, onDay]);

  const begin = () => {
    if (provenance.check() && Object.keys(draft.errors).length === 0) setView('preview');
  };
  const save = () =>
    publish({
      from: day,
      send: () => {
        const offers = draft.offers.map(({ bankId, bankName, ...terms }) => ({
          ...{ bankId, bankName },
          ...sendable(terms),
        }));
        return calls.changeOffers({ body: { ...form.getValues(), books: [{ type, version, offers }] } });
      },
      onDone: () => {
        letGo();
        draft.clear();
        form.reset({ from: day, sourceUrl: '', sourceQuote: '', note: '' });
        setView('table');
        setConflict(null);
      },
      onConflict: (current) => {
        setView('table');
        setConflict(offerConflict(book, current as OfferBook, draft, day, locale));
        onCurrent(current as OfferBook);
      },
      onRefused: (fields) => {
        setView('table');
        provenance.tellServer(fields);
      },
    });

  return (
    <section className="loan-editor" aria-label={loans.types[type]}>
      {overdue[type] > 0 && (
        <Notice
          tone="warning"
          title={loans.offers.overdueTitle({ count: formatCount(overdue[type], locale) })}
        >
          <p>{loans.offers.overdueText({ days: formatCount(rateMaxAgeDays, locale) })}</p>
        </Notice>
      )}
      {conflict !== null && (
        <ConflictNotice conflict={conflict} onTheirs={draft.giveBack} onClose={() => setConflict(null)} />
      )}
      {draft.banks.length === 0 ? (
        <EmptyState icon="landmark" title={loans.offers.empty} actions={null}>
          {loans.offers.emptyText}
        </EmptyState>
      ) : (
        <OfferSheets book={book} draft={draft} terms={loanRules[type].terms} />
      )}
      <AddBank
        banks={book.banks.filter(({ id }) => !draft.banks.some(({ bankId }) => bankId === id))}
        onAdd={draft.addBank}
      />
      <ProvenanceFields form={form} />
      <SheetDeeds
        count={draft.count}
        wrong={Object.keys(draft.errors).length}
        canUndo={draft.typed.canUndo}
        onUndo={draft.typed.undo}
        onClear={draft.clear}
        onPreview={begin}
      />
      {view === 'preview' && (
        <OffersPreview
          book={book}
          draft={draft}
          day={day}
          isBusy={isBusy}
          onSave={save}
          onClose={() => setView('table')}
        />
      )}
    </section>
  );
}

function sendable(terms: Parameters<typeof termsOf>[0]) {
  const { rates, maxTermByAmount, ...others } = termsOf(terms);
  return { ...others, rates: { ...rates }, maxTermByAmount: maxTermByAmount.map((band) => ({ ...band })) };
}
