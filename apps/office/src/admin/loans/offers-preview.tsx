import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { offerOfTerms } from '@ayrac/domain/loan-book/offer-terms.ts';
import { visitorDifference } from '@ayrac/domain/loan-book/visitor-difference.ts';
import { formatCount, formatMoney } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useMemo } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type ChangedField, ChangedFields } from './changed-fields.tsx';
import { cellText } from './draft.ts';
import { OldAndNew } from './old-and-new.tsx';
import { useFieldNames } from './use-field-names.ts';
import type { OfferDraft } from './use-offer-draft.ts';

interface OffersPreviewProps {
  readonly book: OfferBook;
  readonly draft: OfferDraft;
}

/** Changes that will be published, and how they affect what visitors see. */
export function OffersPreview({ book, draft }: OffersPreviewProps) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const nameOf = useFieldNames();
  const fields = draft.offers.flatMap((offer): ChangedField[] => {
    const held = draft.banks.find(({ bankId }) => bankId === offer.bankId)?.held;
    if (offer.changed.length === 0)
      return [{ key: offer.bankId, name: offer.bankName, note: loans.offers.confirmed }];
    return offer.changed.map((field) => ({
      key: `${offer.bankId}/${field}`,
      name: `${offer.bankName}, ${nameOf(field)}`,
      before: held === undefined ? '' : cellText(held, field, locale),
      after: cellText(offer, field, locale),
    }));
  });
  return (
    <>
      <ChangedFields fields={fields} />
      <VisitorTables book={book} draft={draft} />
    </>
  );
}

function VisitorTables({ book, draft }: OffersPreviewProps) {
  const { offers: words } = useOfficePhrases().loans;
  const locale = useLocale();
  const differences = useMemo(() => differencesOf(book, draft), [book, draft]);
  const money = (amount: number) => formatMoney(amount, locale);
  const place = (count: number) => formatCount(count, locale);
  return (
    <section>
      <h3>{words.visitors}</h3>
      {differences.length === 0 && <p className="loan-remark">{words.nothingForVisitors}</p>}
      {differences.map(({ amount, term, banks }) => (
        <DataTable
          key={`${amount}/${term}`}
          caption={words.request({
            amount: formatMoney(amount, locale, { trimWhole: true }),
            term: formatCount(term, locale),
          })}
          columns={[
            { key: 'bank', label: words.bank },
            { key: 'order', label: words.order, number: true },
            { key: 'installment', label: words.installment, number: true },
            { key: 'total', label: words.total, number: true },
          ]}
          rows={banks.map((bank) => ({
            key: bank.bankId,
            cells: {
              bank: bank.bankName,
              order: (
                <OldAndNew
                  before={bank.before && place(bank.before.place)}
                  after={bank.after && place(bank.after.place)}
                />
              ),
              installment: (
                <OldAndNew
                  before={bank.before && money(bank.before.installment)}
                  after={bank.after && money(bank.after.installment)}
                />
              ),
              total: (
                <OldAndNew
                  before={bank.before && money(bank.before.total)}
                  after={bank.after && money(bank.after.total)}
                />
              ),
            },
          }))}
        />
      ))}
    </section>
  );
}

function differencesOf({ type, charges }: OfferBook, { banks, offers }: OfferDraft) {
  const { feeRate, ...taxes } = charges;
  const listed = banks.flatMap(({ bankId: id, bankName: name, held }) =>
    held?.isListed ? [{ id, name, terms: held }] : [],
  );
  const changed = new Map(offers.map((offer) => [offer.bankId, offer]));
  const after = banks.flatMap(({ bankId: id, bankName: name, held }) => {
    const terms = changed.get(id) ?? held;
    return terms?.isListed ? [{ id, name, terms }] : [];
  });
  const market = (all: typeof listed | typeof after) => ({
    taxes,
    offers: all.map(({ terms, ...bank }) => offerOfTerms(type, bank, terms, feeRate)),
  });
  return visitorDifference(type, market(listed), market(after));
}
