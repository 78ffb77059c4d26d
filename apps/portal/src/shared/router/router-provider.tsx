/** Draws what the router shows, inside the page's layout. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import type { Route } from './route.ts';
import type { Router, Shown } from './router.ts';

type Layout = ComponentType<{ readonly children: ReactNode }>;
type Failure = { readonly error: unknown; readonly reset: () => void };
type ProviderProps = {
  readonly router: Router;
  readonly Root: Layout;
  readonly layouts: Readonly<Record<Route['layout'], Layout>>;
  readonly NotFound: ComponentType;
  readonly Failed: ComponentType<Failure>;
};

const RouterContext = createContext<{ readonly router: Router; readonly shown: Shown } | null>(null);

const inRouter = () => assertPresent(useContext(RouterContext), 'the router');
export const useRouter = (): Router => inRouter().router;
/** What is on screen; the address may be a page further already. */
export const useShown = (): Shown => inRouter().shown;

class NotFoundError extends Error {}
/** Thrown while a page is drawn: it doesn't exist for this person. */
export const notFound = (): Error => new NotFoundError('the page does not exist here');

export function RouterProvider({ router, Root, layouts, NotFound, Failed }: ProviderProps) {
  const [shown, setShown] = useState(router.shown);
  useLayoutEffect(() => {
    let { route } = router.shown;
    return router.watch((next) => {
      const isOther = next.route !== route;
      route = next.route;
      // A filter that's ticked is ticked; another page may take its time
      if (isOther) startTransition(() => setShown(next));
      else setShown(next);
    });
  }, [router]);
  useLayoutEffect(() => router.settle(shown), [router, shown]);
  const { route, page } = shown;
  const Around = layouts[route.layout];
  return (
    <RouterContext value={{ router, shown }}>
      <Boundary at={shown} NotFound={NotFound} Failed={Failed}>
        <Suspense fallback={<PageLoading />}>
          <Root>
            <Around>
              {page ? (
                <Boundary key={route.path} at={shown} NotFound={NotFound} Failed={Failed}>
                  <Suspense fallback={<PageLoading />}>
                    <Shows page={page} />
                  </Suspense>
                </Boundary>
              ) : (
                <PageLoading />
              )}
            </Around>
          </Root>
        </Suspense>
      </Boundary>
    </RouterContext>
  );
}

function Shows({ page }: { readonly page: NonNullable<Shown['page']> }) {
  if ('error' in page) throw page.error;
  return <page.Component />;
}

type BoundaryProps = Pick<ProviderProps, 'NotFound' | 'Failed'> & {
  /** Another page is drawn anew. */
  readonly at: Shown;
  readonly children: ReactNode;
};
type BoundaryState = { readonly failure: { readonly error: unknown } | null; readonly at: Shown };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return at === before.at ? null : { failure: null, at };
  }

  override render() {
    const { NotFound, Failed, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (failure.error instanceof NotFoundError) return <NotFound />;
    return <Failed error={failure.error} reset={() => this.setState({ failure: null })} />;
  }
}
