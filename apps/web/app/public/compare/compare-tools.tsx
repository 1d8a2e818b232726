import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { useState } from 'react';

/** Ways to keep the comparison. Both need script: where none runs they are left out. */
export function CompareTools() {
  const compare = useScreenPhrases('compare');
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => setSaid(compare.copied),
      () => setSaid(compare.notCopied),
    );
  };
  return (
    <div className="needs-script flex flex-wrap items-center gap-2 print:hidden">
      <p role="status" className="text-ink-soft text-small empty:absolute">
        {said}
      </p>
      <Button variant="secondary" icon="link" onClick={copy}>
        <span className="max-sm:sr-only">{compare.copyLink}</span>
      </Button>
      <Button variant="secondary" icon="printer" onClick={() => print()}>
        <span className="max-sm:sr-only">{compare.print}</span>
      </Button>
    </div>
  );
}
