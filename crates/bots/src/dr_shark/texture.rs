//! What a stroke feels like.

use dr_shark::Texture;

/// How many heights a finger must feel to tell anything.
const ENOUGH: usize = 8;

/// The texture that these heights of a relief speak for (Dr Shark §8.3), if they are enough.
///
/// Smooth is smooth and felt swells softly; a grid goes up and down between two heights; a
/// crocodile has furrows and scales; sandpaper is everything at once.
pub(crate) fn texture(heights: &[u8]) -> Option<Texture> {
    if heights.len() < ENOUGH {
        return None;
    }
    let share = |is: &dyn Fn(u8) -> bool| {
        heights.iter().filter(|height| is(**height)).count() as f32 / heights.len() as f32
    };
    let (least, most) = (heights.iter().min()?, heights.iter().max()?);
    let deep = share(&|height| height < 44);
    let two_heights = share(&|height| (66..=84).contains(&height) || (156..=174).contains(&height));
    Some(if most - least <= 18 {
        Texture::Smooth
    } else if *least >= 92 && *most <= 148 {
        Texture::Felt
    } else if two_heights > 0.75 {
        Texture::Grid
    } else if deep > 0.0 || share(&|height| height > 140) > 0.6 {
        Texture::Crocodile
    } else {
        Texture::Sandpaper
    })
}
