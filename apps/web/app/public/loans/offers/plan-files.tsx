import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import type { LoanQuery } from '../loan-query.ts';

const formats = ['pdf', 'xlsx', 'csv'] as const;

interface PlanFilesProps {
  readonly query: LoanQuery;
  readonly bankId: string;
  readonly onPrint: () => void;
}

/** Downloads of the plan, which the server generates, and a print button. */
export function PlanFiles({ query: { form, firstHome }, bankId, onPrint }: PlanFilesProps) {
  const tools = useScreenPhrases('loanResults');
  const locale = useLocale();
  const addressOf = (format: (typeof formats)[number]) =>
    `/api/public/loan-plan?${new URLSearchParams({
      type: form.type,
      amount: String(form.amount),
      term: String(form.term),
      bankId,
      ...(form.type === 'konut' && { firstHome: String(firstHome) }),
      format,
      language: locale,
    })}`;
  return (
    <div className="grid gap-2 print:hidden">
      <h4 className="font-strong">{tools.files}</h4>
      <div className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <a
            key={format}
            className="button button-secondary"
            href={addressOf(format)}
            download
            rel="nofollow"
          >
            {tools[format]}
          </a>
        ))}
        <div className="needs-script">
          <Button variant="secondary" icon="printer" onClick={onPrint}>
            {tools.print}
          </Button>
        </div>
      </div>
    </div>
  );
}
