import { useLocale } from '@ayrac/browser/locale.ts';
import { dataRequests } from '@ayrac/contract/office/data-requests.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { RecordFacts } from '#office/resource/record/record-facts.tsx';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { AnswerForm } from './answer-form.tsx';

/** Data-subject requests, most urgent first. */
const declaration: ResourceDeclaration = {
  shape: dataRequests,
  titleField: 'username',
  columns: ['kind', 'dueAt', 'isAnswered', 'answeredAt', 'createdAt'],
  form: ['username', 'kind', 'dueAt', 'answeredAt', 'body', 'answer'],
  cells: { dueAt: (row) => <DueCell row={row} /> },
  Facts: RequestAndAnswer,
  isRead: true,
  useWords: () => useOfficePhrases()['data-requests'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}

/** What is asked, above the answer: whoever answers reads both, and finds the person's data behind the link. */
function RequestAndAnswer({ record }: { readonly record: Row }) {
  const words = useOfficePhrases()['data-requests'];
  const person = new URLSearchParams({ q: String(record.username) });
  return (
    <>
      <RecordFacts record={record} />
      <p className="people-person">
        <TextLink to={`/admin/users?${person}`}>{words.form.person}</TextLink>
      </p>
      <AnswerForm row={record} />
    </>
  );
}

/** Deadline of thirty days. An overdue request is marked in words. */
function DueCell({ row }: { readonly row: Row }) {
  const words = useOfficePhrases()['data-requests'];
  const date = formatDate(String(row.dueAt), useLocale());
  const isOverdue = row.isAnswered === false && new Date(String(row.dueAt)) < new Date();
  return isOverdue ? <Badge tone="danger">{words.overdue({ date })}</Badge> : date;
}
