import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Dialog, Drawer } from '@ayrac/kit/dialog.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Spinner } from '@ayrac/kit/feedback/spinner.tsx';
import { type Toast, ToastRegion } from '@ayrac/kit/feedback/toast-region.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuButton, MenuLink } from '@ayrac/kit/menu/menu-item.tsx';
import { Breadcrumbs } from '@ayrac/kit/navigation/breadcrumbs.tsx';
import { Pagination } from '@ayrac/kit/navigation/pagination.tsx';
import { useCallback, useState } from 'react';
import { Row, Specimen } from './specimen.tsx';

const tones = ['info', 'warning', 'error', 'success'] as const;

export function Overlays() {
  const [opened, setOpened] = useState<'dialog' | 'drawer'>();
  const [busy, setBusy] = useState(false);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const close = () => setOpened(undefined);
  const dropToast = useCallback(
    (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  );
  const toast = (tone: Toast['tone'], text: string) =>
    setToasts((all) => [...all, { id: `${tone}-${all.length}`, tone, text }]);

  return (
    <>
      <Specimen name="Dialog, drawer, menu, toast">
        <Row>
          <Button onClick={() => setOpened('dialog')}>Pencereyi aç</Button>
          <Button variant="secondary" onClick={() => setOpened('drawer')}>
            Çekmeceyi aç
          </Button>
          <Menu button="Kategoriler" buttonClass="button button-secondary">
            <MenuLink to="/" icon="car">
              Otomobil
            </MenuLink>
            <MenuLink to="/" icon="shield-check" aria-current="page">
              Sigorta
            </MenuLink>
            <MenuButton icon="log-out">Çıkış yap</MenuButton>
          </Menu>
          <Button variant="ghost" onClick={() => toast('success', 'Kampanya takip listenize eklendi.')}>
            Başarı bildirimi
          </Button>
          <Button variant="ghost" onClick={() => toast('error', 'Bağlantı kurulamadı.')}>
            Hata bildirimi
          </Button>
        </Row>
        <Dialog
          open={opened === 'dialog'}
          onClose={close}
          title="Teklif Al"
          closeLabel="Kapat"
          busy={busy}
          footer={
            <>
              <Button variant="secondary" onClick={close} aria-disabled={busy || undefined}>
                Vazgeç
              </Button>
              <Button loading={busy} onClick={() => setBusy(true)}>
                Gönder
              </Button>
            </>
          }
        >
          <div className="grid gap-5">
            <p className="text-ink-soft">Bilgileriniz yalnızca kampanyanın sahibine iletilir. Ücretsizdir.</p>
            <TextField label="Ad" autoComplete="given-name" />
            <TextField label="Soyad" autoComplete="family-name" />
          </div>
        </Dialog>
        <Drawer open={opened === 'drawer'} onClose={close} title="Menü" closeLabel="Kapat">
          <MenuLink to="/" icon="car">
            Otomobil
          </MenuLink>
          <MenuLink to="/" icon="plane">
            Tatil
          </MenuLink>
        </Drawer>
        <ToastRegion label="Bildirimler" closeLabel="Bildirimi kapat" toasts={toasts} onClose={dropToast} />
      </Specimen>
      <Specimen name="Notice">
        <div className="grid gap-3 md:grid-cols-2">
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title="Oranlar örnektir">
              Faiz oranları 20.11.2026 tarihlidir; kesin teklif bankadan gelir.
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen name="Breadcrumbs and pagination">
        <Breadcrumbs
          label="Konum"
          crumbs={[
            { label: 'Ana sayfa', to: '/' },
            { label: 'Kategoriler', to: '/kategoriler' },
            { label: 'Otomobil' },
          ]}
        />
        <Pagination
          label="Sayfalar"
          previousLabel="Önceki"
          nextLabel="Sonraki"
          pageLabel={(page) => `${page}. sayfa`}
          current={5}
          last={12}
          hrefOf={(page) => `?sayfa=${page}`}
        />
      </Specimen>
      <Specimen name="Waiting and empty">
        <Spinner label="Yükleniyor…" />
        <EmptyState
          title="Bu filtrelerle kampanya yok"
          actions={
            <>
              <ButtonLink to="/">Filtreleri temizle</ButtonLink>
              <ButtonLink to="/" variant="secondary">
                Tüm kampanyalar
              </ButtonLink>
            </>
          }
        >
          Elektrikli ve 7 koltuklu araçlarda şu an geçerli bir kampanya bulamadık.
        </EmptyState>
      </Specimen>
    </>
  );
}
