/*
 * The darkroom, first half: two half-sample renders of one picture become one clean picture by dual-buffer non-local means,
 * guided by albedo, normal and depth (Rousselle and others 2013, simplified). Out of focus the guides are noisy themselves:
 * the albedo is cleaned first, and normal and depth count only as far as they differ by more than their noise.
 */
#include "planes.h"

enum { FEATURES = 7, BAND = 40, ALBEDO_RADIUS = 4 };

static const float ALBEDO_SIGMA = .10f, NORMAL_SIGMA = .30f, DEPTH_SIGMA = .5f, FARTHEST = 60.f;
static const float ALBEDO_STRENGTH = .7f;
static const float OUTSIDE = 4.f, UNLIKE = 99.f;

/* The brightest value among a pixel and its neighbours. */
static float brightest(const float *plane, int x, int y, int width, int height) {
    float most = 0;
    for (int Y = MAX(0, y - 1); Y <= MIN(height - 1, y + 1); Y++)
        for (int X = MAX(0, x - 1); X <= MIN(width - 1, x + 1); X++) most = MAX(most, plane[Y * width + X]);
    return most;
}

/* A pixel of one half that is far above its neighbourhood in the other half is a firefly: pull it down. */
static void pull_fireflies(float *a, float *b, int width, int height) {
    size_t n = (size_t)width * height;
    float *a0 = floats(n), *b0 = floats(n);
    for (int c = 0; c < CHANNELS; c++) {
        float *pa = a + c * n, *pb = b + c * n;
        memcpy(a0, pa, sizeof(float) * n);
        memcpy(b0, pb, sizeof(float) * n);
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                size_t i = (size_t)y * width + x;
                pa[i] = MIN(a0[i], brightest(b0, x, y, width, height) * 1.35f + .03f);
                pb[i] = MIN(b0[i], brightest(a0, x, y, width, height) * 1.35f + .03f);
            }
    }
    free(a0);
    free(b0);
}

/* A pixel of the clean light that is far above all its neighbours is a firefly that both halves had: pull it down to them. */
static void pull_loners(float *light, int width, int height) {
    size_t n = (size_t)width * height;
    float *noisy = floats(n);
    for (int c = 0; c < CHANNELS; c++) {
        float *plane = light + c * n;
        memcpy(noisy, plane, sizeof(float) * n);
        for (int y = 1; y < height - 1; y++)
            for (int x = 1; x < width - 1; x++) {
                const float *row = noisy + (size_t)y * width + x;
                float most = MAX(row[-1], row[1]);
                for (int k = -1; k <= 1; k++) most = MAX(most, MAX(row[k - width], row[k + width]));
                plane[(size_t)y * width + x] = MIN(row[0], most * 1.1f + .01f);
            }
    }
    free(noisy);
}

/* What one comparison of the picture with its shifted self needs. */
typedef struct {
    int width, height, dx, dy, x0, x1, y0, y1;
    const float *a, *b, *variance;
    const float *features, *feature_variance; /* no features: the picture is only compared with itself */
} Shift;

/* How unlike each pixel is to its shifted partner, for both halves (unlike_a, unlike_b) and for the features. */
static void compare_row(const Shift *s, int y, float *unlike_a, float *unlike_b, float *unlike_feature) {
    size_t n = (size_t)s->width * s->height, row = (size_t)y * s->width, partner = row + s->dy * s->width + s->dx;
    int inside = y >= s->y0 && y < s->y1;
    for (int x = 0; x < s->width; x++) {
        int here = inside && x >= s->x0 && x < s->x1;
        unlike_a[x] = unlike_b[x] = here ? 0 : OUTSIDE;
        unlike_feature[x] = here ? 0 : UNLIKE;
    }
    if (!inside) return;
    for (int c = 0; c < CHANNELS; c++) {
        const float *pa = s->a + c * n + row, *qa = s->a + c * n + partner;
        const float *pb = s->b + c * n + row, *qb = s->b + c * n + partner;
        const float *vp = s->variance + c * n + row, *vq = s->variance + c * n + partner;
        for (int x = s->x0; x < s->x1; x++) {
            float noise = vp[x] + MIN(vp[x], vq[x]), scale = 1.f / (1e-5f + (vp[x] + vq[x]));
            float da = pa[x] - qa[x], db = pb[x] - qb[x];
            unlike_a[x] += (da * da - noise) * scale;
            unlike_b[x] += (db * db - noise) * scale;
        }
    }
    for (int k = 0; s->features && k < FEATURES; k++) {
        const float *p = s->features + k * n + row, *q = s->features + k * n + partner;
        const float *vp = s->feature_variance + k * n + row, *vq = s->feature_variance + k * n + partner;
        for (int x = s->x0; x < s->x1; x++) {
            float d = p[x] - q[x], noise = vp[x] + MIN(vp[x], vq[x]);
            unlike_feature[x] += MAX(0, d * d - noise) / (1.f + vp[x] + vq[x]);
        }
    }
}

/* Add the shifted picture where it resembles; each half is weighed by what the other half says. */
static void gather_row(const Shift *s, int y, float strength, float *unlike_a, float *unlike_b, const float *unlike_feature,
                       float *sum_a, float *sum_b, float *weight_a, float *weight_b) {
    size_t n = (size_t)s->width * s->height, row = (size_t)y * s->width, partner = row + s->dy * s->width + s->dx;
    float scale = .333f / (strength * strength);
    for (int x = s->x0; x < s->x1; x++) {
        float feature = MIN(unlike_feature[x], 9.f);
        unlike_a[x] = expf(-MIN(MAX(feature, unlike_a[x] * scale), 16.f));
        unlike_b[x] = expf(-MIN(MAX(feature, unlike_b[x] * scale), 16.f));
        weight_b[row + x] += unlike_a[x];
        weight_a[row + x] += unlike_b[x];
    }
    for (int c = 0; c < CHANNELS; c++) {
        float *restrict out_a = sum_a + c * n + row, *restrict out_b = sum_b + c * n + row;
        const float *qa = s->a + c * n + partner, *qb = s->b + c * n + partner;
        for (int x = s->x0; x < s->x1; x++) {
            out_a[x] += unlike_b[x] * qa[x];
            out_b[x] += unlike_a[x] * qb[x];
        }
    }
}

/* The noise of a half, judged by how far the two are apart around a pixel. */
static void noise_of(const float *a, const float *b, float *variance, float *tmp, int width, int height) {
    size_t n = (size_t)width * height;
    for (size_t i = 0; i < n; i++) variance[i] = (a[i] - b[i]) * (a[i] - b[i]) * .5f;
    box(variance, variance, tmp, width, height, 2);
}

/* Non-local means of two halves, guided by the features if there are any; the halves lose their fireflies. */
static void denoise(int width, int height, float *a, float *b, const float *features, const float *feature_variance, int radius,
                    float strength, float *out) {
    size_t n = (size_t)width * height;
    float *variance = floats(CHANNELS * n), *tmp = floats(n);
    float *unlike_a = floats(n), *unlike_b = floats(n), *unlike_feature = floats(n);
    float *sum_a = calloc(CHANNELS * n, sizeof(float)), *sum_b = calloc(CHANNELS * n, sizeof(float));
    float *weight_a = calloc(n, sizeof(float)), *weight_b = calloc(n, sizeof(float));
    for (int c = 0; c < CHANNELS; c++) noise_of(a + c * n, b + c * n, variance + c * n, tmp, width, height);
    for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
            if (dx * dx + dy * dy > radius * radius + 1) continue;
            Shift s = {width, height, dx, dy, MAX(0, -dx), MIN(width, width - dx), MAX(0, -dy), MIN(height, height - dy),
                       a, b, variance, features, feature_variance};
            for (int y = 0; y < height; y++) {
                size_t row = (size_t)y * width;
                compare_row(&s, y, unlike_a + row, unlike_b + row, unlike_feature + row);
            }
            box(unlike_a, unlike_a, tmp, width, height, 1);
            box(unlike_b, unlike_b, tmp, width, height, 1);
            for (int y = s.y0; y < s.y1; y++) {
                size_t row = (size_t)y * width;
                gather_row(&s, y, strength, unlike_a + row, unlike_b + row, unlike_feature + row, sum_a, sum_b, weight_a, weight_b);
            }
        }
    for (int c = 0; c < CHANNELS; c++)
        for (size_t i = 0; i < n; i++) {
            size_t p = c * n + i;
            out[p] = .5f * (sum_a[p] / MAX(weight_a[i], 1e-6f) + sum_b[p] / MAX(weight_b[i], 1e-6f));
        }
    float *used[] = {variance, tmp, unlike_a, unlike_b, unlike_feature, sum_a, sum_b, weight_a, weight_b};
    for (size_t i = 0; i < sizeof used / sizeof *used; i++) free(used[i]);
}

/* The mean of a feature's halves in units of its sigma, and the noise of that mean. */
static void feature_of(const float *a, const float *b, float sigma, float most, float *feature, float *variance, float *tmp, int width,
                       int height) {
    size_t n = (size_t)width * height;
    float *half_a = floats(n), *half_b = floats(n);
    for (size_t i = 0; i < n; i++) {
        half_a[i] = MIN(a[i], most) / sigma;
        half_b[i] = MIN(b[i], most) / sigma;
        feature[i] = .5f * (half_a[i] + half_b[i]);
    }
    noise_of(half_a, half_b, variance, tmp, width, height);
    for (size_t i = 0; i < n; i++) variance[i] *= .5f;
    free(half_a);
    free(half_b);
}

/* Denoise the light alone: both halves are divided by the clean albedo first, the result is multiplied with it. */
static void develop_band(int width, int height, float *a, float *b, float *albedo_a, float *albedo_b, const float *normal_a,
                         const float *normal_b, const float *depth_a, const float *depth_b, int radius, float strength, float *out) {
    size_t n = (size_t)width * height;
    float *albedo = floats(CHANNELS * n), *features = floats(FEATURES * n), *variance = floats(FEATURES * n), *tmp = floats(n);
    denoise(width, height, albedo_a, albedo_b, NULL, NULL, ALBEDO_RADIUS, ALBEDO_STRENGTH, albedo);
    for (int c = 0; c < CHANNELS; c++) {
        feature_of(albedo + c * n, albedo + c * n, ALBEDO_SIGMA, FARTHEST, features + c * n, variance + c * n, tmp, width, height);
        feature_of(normal_a + c * n, normal_b + c * n, NORMAL_SIGMA, FARTHEST, features + (3 + c) * n, variance + (3 + c) * n, tmp,
                   width, height);
    }
    feature_of(depth_a, depth_b, DEPTH_SIGMA, FARTHEST, features + 6 * n, variance + 6 * n, tmp, width, height);
    pull_fireflies(a, b, width, height);
    for (size_t i = 0; i < CHANNELS * n; i++) {
        a[i] /= albedo[i] + .02f;
        b[i] /= albedo[i] + .02f;
    }
    denoise(width, height, a, b, features, variance, radius, strength, out);
    pull_loners(out, width, height);
    for (size_t i = 0; i < CHANNELS * n; i++) out[i] *= albedo[i] + .02f;
    float *used[] = {albedo, features, variance, tmp};
    for (size_t i = 0; i < sizeof used / sizeof *used; i++) free(used[i]);
}

/* Copy the rows of a band out of planes of n pixels. */
static void cut_band(const float *planes, float *band, int count, size_t n, size_t first, size_t size) {
    for (int c = 0; c < count; c++) memcpy(band + c * size, planes + c * n + first, sizeof(float) * size);
}

/* Denoise the whole picture in bands with a halo, one thread each. `halves` are light, albedo, normal and depth, each of both halves. */
void develop(int width, int height, float **halves, int radius, float strength, float *out) {
    static const int channels[] = {3, 3, 3, 3, 3, 3, 1, 1};
    size_t n = (size_t)width * height;
    int halo = radius + ALBEDO_RADIUS + 4, bands = (height + BAND - 1) / BAND;
#pragma omp parallel for schedule(dynamic, 1)
    for (int k = 0; k < bands; k++) {
        int top = k * BAND, bottom = MIN(height, top + BAND), first = MAX(0, top - halo), last = MIN(height, bottom + halo);
        size_t size = (size_t)width * (last - first), start = (size_t)first * width;
        float *memory = floats(size * (2 * (3 * CHANNELS + 1) + CHANNELS)), *band[8], *next = memory;
        for (int i = 0; i < 8; i++) {
            band[i] = next;
            next += channels[i] * size;
            cut_band(halves[i], band[i], channels[i], n, start, size);
        }
        develop_band(width, last - first, band[0], band[1], band[2], band[3], band[4], band[5], band[6], band[7], radius, strength, next);
        for (int c = 0; c < CHANNELS; c++)
            memcpy(out + c * n + (size_t)top * width, next + c * size + (size_t)(top - first) * width,
                   sizeof(float) * width * (bottom - top));
        free(memory);
    }
}
