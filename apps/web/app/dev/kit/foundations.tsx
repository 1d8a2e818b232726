import { Icon } from '@ayrac/kit/icon.tsx';
import { categoryIcons, interfaceIcons, socialIcons } from '@ayrac/kit/icon-name.ts';
import { Logo, LogoMark } from '@ayrac/kit/logo.tsx';
import { Row, Specimen } from './specimen.tsx';

const grounds = [
  'bg-paper',
  'bg-sunken',
  'bg-surface',
  'bg-overlay',
  'bg-accent',
  'bg-accent-soft',
  'bg-deep',
  'bg-danger-soft',
  'bg-warning-soft',
  'bg-success-soft',
  'bg-info-soft',
  'bg-cover-a',
  'bg-cover-b',
  'bg-cover-c',
  'bg-cover-d',
];
const sizes = ['text-display', 'text-head', 'text-title', 'text-lead', 'text-body', 'text-small'];

export function Foundations() {
  return (
    <>
      <Specimen name="Logo">
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="panel flex items-center gap-8">
            <Logo />
            <span className="block size-12">
              <LogoMark />
            </span>
            <img src="/favicon.svg" alt="" width="48" height="48" />
          </div>
          <div className="on-deep flex items-center gap-8 rounded-card p-6">
            <Logo />
          </div>
        </div>
      </Specimen>
      <Specimen name="Colours">
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {grounds.map((ground) => (
            <div
              key={ground}
              className={`${ground} rounded-control border border-line p-3 text-small text-ink-soft`}
            >
              <span className={/accent$|deep$/.test(ground) ? 'sr-only' : ''}>{ground.slice(3)}</span>
              &nbsp;
            </div>
          ))}
        </div>
        <Row>
          <span className="text-ink">ink</span>
          <span className="text-ink-soft">ink-soft</span>
          <span className="text-ink-faint">ink-faint</span>
          <span className="text-accent">accent</span>
          <span className="text-danger">danger</span>
          <span className="text-warning">warning</span>
          <span className="text-success">success</span>
          <span className="text-info">info</span>
        </Row>
      </Specimen>
      <Specimen name="Type">
        {sizes.map((size) => (
          <p
            key={size}
            className={`${size} ${/display|head|title/.test(size) ? 'font-head tracking-tight' : ''}`}
          >
            Kampanyaları ayır, ığdır ĞÜŞİÖÇ ₺1.234,56 · %2,94
          </p>
        ))}
      </Specimen>
      <Specimen name="Icons">
        <Row>
          {[...categoryIcons, ...interfaceIcons, ...socialIcons].map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </Row>
      </Specimen>
    </>
  );
}
