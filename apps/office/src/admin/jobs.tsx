import { PageHead } from '#office/frame/page-head.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

export function Component() {
  const { frame } = useOfficePhrases();
  return <PageHead title={frame.screens.jobs} />;
}
