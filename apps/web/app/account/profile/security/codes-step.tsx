import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useEffect, useState } from 'react';
import { copyText } from '#web/public/share/copy-text.ts';

interface CodesStepProps {
  readonly username: string;
  readonly codes: readonly string[];
  /** Includes the step's number if it is one of three. */
  readonly title: string;
  readonly onDone: () => void;
}

/** The recovery codes, which are shown only once, and the ways to save them. */
export function CodesStep({ username, codes, title, onDone }: CodesStepProps) {
  const { codes: texts } = useScreenPhrases('security').factor;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [announcement, setAnnouncement] = useState('');
  const file = useTextFile(`${texts.head({ username })}\n\n${codes.join('\n')}\n`);
  const copy = async () =>
    setAnnouncement((await copyText(codes.join('\n'))) ? texts.copied : texts.notCopied);
  return (
    <div className="part-form security-codes">
      <div className="security-step">
        <h4 ref={heading} tabIndex={-1}>
          {title}
        </h4>
        <p>{texts.text}</p>
      </div>
      <p className="codes-owner">{texts.head({ username })}</p>
      <ol className="codes" aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="part-actions">
        <Button variant="secondary" size="small" icon="copy" onClick={copy}>
          {texts.copy}
        </Button>
        <Button variant="secondary" size="small" icon="printer" onClick={() => print()}>
          {texts.print}
        </Button>
        <a className="button button-secondary button-small" href={file} download={texts.file}>
          <span className="button-text">
            <Icon name="download" />
            {texts.download}
          </span>
        </a>
      </div>
      <p role="status">{announcement}</p>
      <div className="part-actions">
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  );
}

/** Returns an object URL of a text file. It is revoked with the component. */
function useTextFile(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}
