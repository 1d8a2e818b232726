import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import type { PaletteProps } from './palette.tsx';

/** The palette, loaded when it is first opened. */
export function PaletteEntry(palette: PaletteProps & { readonly user: SessionUser }) {
  const { frame } = useOfficePhrases();
  const { show } = useToast();
  const { isOpen, close } = palette.state;
  const [loaded, setLoaded] = useState<{ readonly Palette: ComponentType<PaletteProps> }>();

  useEffect(() => {
    if (!isOpen || loaded !== undefined) return;
    import('./palette.tsx').then(setLoaded, () => {
      close();
      show({ text: frame.palette.failed, tone: 'error' });
    });
  }, [isOpen, loaded, close, show, frame]);

  return loaded && <loaded.Palette {...palette} />;
}
