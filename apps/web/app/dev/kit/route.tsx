import { NotFoundArt } from '@ayrac/kit/art/not-found.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { SkipLink } from '@ayrac/kit/hidden.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { Actions } from './actions.tsx';
import { Content } from './content.tsx';
import { Dates } from './dates.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Overlays } from './overlays.tsx';
import { Specimen } from './specimen.tsx';

/** Every component of the kit in every state. Mounted in development only. */
export default function KitPage() {
  return (
    <>
      <SkipLink target="kit">İçeriğe geç</SkipLink>
      <Container className="py-8">
        <main id="kit" tabIndex={-1}>
          <SectionHeading
            level={1}
            title="Tasarım seti"
            lede="Bütün parçalar, bütün durumlarıyla."
            action={
              <Button
                variant="secondary"
                icon="moon"
                onClick={() => document.documentElement.classList.toggle('dark')}
              >
                Tema
              </Button>
            }
          />
          <Foundations />
          <Actions />
          <Content />
          <Forms />
          <Dates />
          <Overlays />
          <Specimen name="Not found">
            <NotFoundArt />
          </Specimen>
        </main>
      </Container>
    </>
  );
}
