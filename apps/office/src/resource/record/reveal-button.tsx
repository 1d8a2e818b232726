import { useState } from 'react';
import type { Values } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';
import type { Reveal } from './use-reveal.ts';

interface RevealButtonProps {
  readonly reveal: Reveal;
  readonly onShown?: (values: Values) => void;
}

/** Button that reveals masked values, and a note that this is recorded. */
export function RevealButton({ reveal, onShown }: RevealButtonProps) {
  const { resource } = useOfficePhrases();
  const [isBusy, setIsBusy] = useState(false);
  if (!reveal.isMasked) return null;
  const show = async () => {
    setIsBusy(true);
    const values = await reveal.show();
    setIsBusy(false);
    if (values !== undefined) onShown?.(values);
  };
  return (
    <p className="record-reveal">
      <PassingButton variant="secondary" size="small" icon="eye" loading={isBusy} onClick={show}>
        {resource.reveal}
      </PassingButton>
      <span>{resource.revealHint}</span>
    </p>
  );
}
