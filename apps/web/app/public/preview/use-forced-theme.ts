import { useEffect } from 'react';

const forced: Readonly<Record<string, boolean>> = { koyu: true, acik: false };

/** Shows the page in the theme of its address, whatever the visitor's. Nothing is stored. */
export function useForcedTheme(theme: string | null): void {
  const isDark = theme === null ? undefined : forced[theme];
  useEffect(() => {
    if (isDark === undefined) return;
    const { classList } = document.documentElement;
    const was = classList.contains('dark');
    classList.toggle('dark', isDark);
    return () => void classList.toggle('dark', was);
  }, [isDark]);
}
