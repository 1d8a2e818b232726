import { useUnsavedGuard } from '#office/screen/unsaved.tsx';

/** Asks for confirmation before another lead is opened while input for this one is unsaved. */
export function useLeadGuard(isTyped: boolean, leadId: string): void {
  useUnsavedGuard(
    isTyped,
    ({ pathname, search }) =>
      pathname === location.pathname && new URLSearchParams(search).get('open') === leadId,
  );
}
