/* What both halves of the darkroom share: images are planar, channel c of pixel i is image[c * n + i]. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

enum { CHANNELS = 3 };

static float *floats(size_t count) {
    return malloc(sizeof(float) * count);
}

static float mean(const float *values, int first, int last) {
    float sum = 0;
    for (int i = first; i <= last; i++) sum += values[i];
    return sum / (last - first + 1);
}

/* The mean over a square of side 2 * radius + 1; the rows' means go to tmp, so that dst may be src. */
static void box(const float *src, float *dst, float *tmp, int width, int height, int radius) {
    float share = 1.f / (2 * radius + 1);
    for (int y = 0; y < height; y++) {
        const float *in = src + (size_t)y * width;
        float *out = tmp + (size_t)y * width;
        for (int x = radius; x < width - radius; x++) {
            float sum = in[x];
            for (int k = 1; k <= radius; k++) sum += in[x - k] + in[x + k];
            out[x] = sum * share;
        }
        for (int x = 0; x < radius; x++) {
            out[x] = mean(in, 0, x + radius);
            out[width - 1 - x] = mean(in, width - 1 - x - radius, width - 1);
        }
    }
    for (int y = 0; y < height; y++) {
        int first = MAX(0, y - radius), last = MIN(height - 1, y + radius);
        float rows = 1.f / (last - first + 1);
        float *out = dst + (size_t)y * width;
        memcpy(out, tmp + (size_t)first * width, sizeof(float) * width);
        for (int q = first + 1; q <= last; q++) {
            const float *in = tmp + (size_t)q * width;
            for (int x = 0; x < width; x++) out[x] += in[x];
        }
        for (int x = 0; x < width; x++) out[x] *= rows;
    }
}
