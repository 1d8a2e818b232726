import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { type LoanType, loanRules } from '@ayrac/domain/loan/loan.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import type { SheetHandle } from '#office/sheet/sheet.tsx';
import { AddBank } from './add-bank.tsx';
import type { Bank } from './bank-to-add.ts';
import { banksToReview } from './banks-to-review.ts';
import { offerConflict } from './book-conflict.ts';
import { BookEditorFrame } from './book-editor-frame.tsx';
import { rateColumn, termsOf } from './draft.ts';
import { OfferSheets } from './offer-sheets.tsx';
import { OffersPreview } from './offers-preview.tsx';
import { type BookEditorProps, useBookEditor } from './use-book-editor.ts';
import { addressOfType, loanTypeIn, useOnlyOverdue } from './use-loan-type.ts';
import { useOfferDraft } from './use-offer-draft.ts';

/** Edits the offers of a type: values, date, source, and a preview before publication. */
export function OffersEditor(props: BookEditorProps<OfferBook>) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeClient();
  const { check, save, ...editing } = useBookEditor(props);
  const { form, day } = editing;
  const { book } = props;
  const { type, version, rateMaxAgeDays, overdue } = book;
  const draft = useOfferDraft(book, day);
  const isOnlyOverdue = useOnlyOverdue();
  const banks = isOnlyOverdue
    ? banksToReview(draft.banks, book, { typed: draft.typed.cells, confirmed: draft.confirmed })
    : draft.banks;
  const { pathname } = useLocation();
  // The draft stays when more or fewer banks are shown.
  const { letGo } = useUnsavedGuard(
    draft.count > 0,
    (next) => next.pathname === pathname && loanTypeIn(new URLSearchParams(next.search)) === type,
  );

  const { terms } = loanRules[type];
  const rates = useRef<SheetHandle>(null);
  const addBank = (bank: Bank) => {
    flushSync(() => draft.addBank(bank));
    // Its rates are what is typed next.
    const [term] = terms;
    if (term !== undefined) rates.current?.focusCell(bank.id, rateColumn(term));
  };
  const preview = () => {
    if (check() && Object.keys(draft.errors).length === 0) editing.preview();
  };
  const send = () => {
    const offers = draft.offers.map(({ bankId, bankName, ...terms }) => ({
      ...{ bankId, bankName },
      ...sendable(terms),
    }));
    return calls.changeOffers({ body: { ...form.getValues(), books: [{ type, version, offers }] } });
  };
  const onDone = () => {
    letGo();
    draft.clear();
  };
  const conflictWith = (current: OfferBook) => offerConflict(book, current, draft, day, locale);

  return (
    <BookEditorFrame
      type={type}
      editing={editing}
      draft={draft}
      remark={
        overdue[type] > 0 && (
          <Notice
            tone="warning"
            title={loans.offers.overdueTitle({ count: formatCount(overdue[type], locale) })}
            actions={
              <ButtonLink to={addressOfType(type, !isOnlyOverdue)} replace variant="secondary" size="small">
                {isOnlyOverdue ? loans.offers.allBanks : loans.offers.onlyOverdue}
              </ButtonLink>
            }
          >
            <p>{loans.offers.overdueText({ days: formatCount(rateMaxAgeDays, locale) })}</p>
          </Notice>
        )
      }
      preview={() => <OffersPreview book={book} draft={draft} />}
      onPreview={preview}
      onSave={() => save({ send, onDone, conflictWith })}
    >
      {draft.banks.length === 0 ? (
        <EmptyState icon="landmark" title={loans.offers.empty} actions={null}>
          {loans.offers.emptyText}
        </EmptyState>
      ) : banks.length === 0 ? (
        <NoneOverdue type={type} />
      ) : (
        <OfferSheets ref={rates} book={book} draft={draft} banks={banks} terms={terms} />
      )}
      <AddBank
        listed={draft.banks.map(({ bankId, bankName }) => ({ id: bankId, name: bankName }))}
        banks={book.banks.filter(({ id }) => !draft.banks.some(({ bankId }) => bankId === id))}
        onAdd={addBank}
      />
    </BookEditorFrame>
  );
}

/** Takes the place of the tables when the filter leaves no bank. Its link is gone when all banks are shown. */
function NoneOverdue({ type }: { readonly type: LoanType }) {
  const { offers: words } = useOfficePhrases().loans;
  const state = useFocusOnHeading<HTMLDivElement>();
  return (
    <div ref={state}>
      <EmptyState
        icon="circle-check"
        title={words.noneOverdue}
        actions={
          <ButtonLink to={addressOfType(type, false)} variant="secondary">
            {words.allBanks}
          </ButtonLink>
        }
      >
        {words.noneOverdueText}
      </EmptyState>
    </div>
  );
}

function sendable(terms: Parameters<typeof termsOf>[0]) {
  const { rates, maxTermByAmount, ...others } = termsOf(terms);
  return { ...others, rates: { ...rates }, maxTermByAmount: maxTermByAmount.map((band) => ({ ...band })) };
}
