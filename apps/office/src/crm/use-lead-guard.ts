import { useUnsavedGuard } from '#office/frame/unsaved.tsx';

/** Asks before somebody goes on to another lead with something typed for this one. */
export function useLeadGuard(isTyped: boolean, leadId: string): void {
  useUnsavedGuard(
    isTyped,
    ({ pathname, search }) =>
      pathname === location.pathname && new URLSearchParams(search).get('open') === leadId,
  );
}
