/* The darkroom, second half: exposure, white balance, film curve, saturation, contrast, sharpening and dither. */
#include "planes.h"

/* Highlights roll off above the knee instead of clipping. */
static float shoulder(float x, float knee) {
    return x < knee ? x : knee + (1 - knee) * (1 - expf(-(x - knee) / (1 - knee)));
}

static float to_srgb(float x) {
    return x <= .0031308f ? 12.92f * x : 1.055f * powf(x, 1 / 2.4f) - .055f;
}

static int to_byte(float x) {
    int value = (int)(x * 255 + .5f);
    return value < 0 ? 0 : value > 255 ? 255 : value;
}

/* Film: exposure and white balance on linear light, roll-off half by channel and half by luminance, then contrast, sharpening, dither. */
void grade(int width, int height, const float *in, float exposure, float red, float green, float blue, float saturation, float contrast,
           float knee, float sharpness, unsigned char *out) {
    size_t n = (size_t)width * height;
    float gain = powf(2, exposure), balance[CHANNELS] = {red, green, blue};
    float *graded = floats(CHANNELS * n), *blurred = floats(n), *tmp = floats(n);
    for (size_t i = 0; i < n; i++) {
        float colour[CHANNELS];
        for (int c = 0; c < CHANNELS; c++) colour[c] = in[c * n + i] * gain * balance[c];
        float luminance = .2126f * colour[0] + .7152f * colour[1] + .0722f * colour[2];
        float rolled = shoulder(luminance, knee), ratio = luminance > 1e-6f ? rolled / luminance : 1;
        for (int c = 0; c < CHANNELS; c++) {
            float x = .6f * shoulder(MAX(0, colour[c]), knee) + .4f * colour[c] * ratio;
            x = rolled + (x - rolled) * saturation;
            x = to_srgb(MAX(0, MIN(1, x)));
            float curved = x * x * (3 - 2 * x);
            graded[c * n + i] = x + (curved - x) * contrast;
        }
    }
    unsigned state = 12345;
    for (int c = 0; c < CHANNELS; c++) {
        box(graded + c * n, blurred, tmp, width, height, 1);
        for (size_t i = 0; i < n; i++) {
            float x = graded[c * n + i];
            x += sharpness * MAX(-.06f, MIN(.06f, x - blurred[i]));
            state = state * 1664525u + 1013904223u;
            float dither = ((state >> 9) / 8388608.f - .5f) * .9f / 255;
            out[i * 4 + c] = to_byte(x + dither);
        }
    }
    for (size_t i = 0; i < n; i++) out[i * 4 + 3] = 255;
    free(graded);
    free(blurred);
    free(tmp);
}
