/** What a product's page opens over itself, in one file: it is fetched ahead as a whole. */
export { CartDrawer } from "~/features/cart/cart-drawer.tsx";
export { PictureViewer } from "~/features/product/picture-viewer.tsx";
