import { Button } from '@ayrac/kit/button.tsx';
import { useState } from 'react';

interface KeepPageProps {
  readonly words: Readonly<Record<'copyLink' | 'copied' | 'notCopied' | 'print', string>>;
  /** Class of the buttons. */
  readonly className?: string;
}

/** Buttons that copy the page's address and print it. Hidden where scripting is disabled. */
export function KeepPage({ words, className = '' }: KeepPageProps) {
  const [announcement, setAnnouncement] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => setAnnouncement(words.copied),
      () => setAnnouncement(words.notCopied),
    );
  };
  return (
    <div className="needs-script flex flex-wrap items-center gap-2 print:hidden">
      <p role="status" className="text-ink-soft text-small empty:absolute">
        {announcement}
      </p>
      <Button variant="secondary" icon="link" className={className} onClick={copy}>
        <span className="max-sm:sr-only">{words.copyLink}</span>
      </Button>
      <Button variant="secondary" icon="printer" className={className} onClick={() => print()}>
        <span className="max-sm:sr-only">{words.print}</span>
      </Button>
    </div>
  );
}
